export function runtime(): Promise<{ folder: string; files: Map<string, Uint8Array>; info: object }>;
