/** How many letters the longest word of a name has, which decides how large it can be. */
export const countLetters = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length));
