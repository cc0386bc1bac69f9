/** Numbers as they are printed: a real minus sign, not a hyphen. */
export const signed = (value: number | string): string => String(value).replace('-', '−');
