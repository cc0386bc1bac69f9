/** The fur of each player's cats, where they are drawn in the size of a word. */
export const COATS: Record<string, string> = { cat1: '#e9a55f', cat2: '#aeb0b6', cat3: '#a9835c', cat4: '#f3e4c8', cat5: '#dd8c48' };
