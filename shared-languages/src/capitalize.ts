/** Begins a text with a capital letter, as a title has one in each language. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
