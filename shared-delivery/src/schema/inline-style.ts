/**
 * Whether a style sheet may be written into a page: it contains neither the end of its element, nor what HTML reads
 * differently, nor URLs, which are relative to the file.
 */
export const isInlineable = (css: string): boolean => !/<\/style|<!--|\r|\0|url\(/i.test(css);
