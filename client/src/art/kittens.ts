/** The five kittens of Cat Box, the empty box, and what tells them apart besides their colour. */
export const CONTENTS = ['K', 'P', 'V', 'B', 'Y', 'E'] as const;
export type Content = (typeof CONTENTS)[number];
export const COLOUR: Record<Content, string> = {
  K: 'var(--kit-black)',
  P: 'var(--kit-pink)',
  V: 'var(--kit-purple)',
  B: 'var(--kit-blue)',
  Y: 'var(--kit-yellow)',
  E: 'var(--cardboard)',
};
