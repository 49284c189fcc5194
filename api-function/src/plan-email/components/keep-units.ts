/** Keeps a number and its unit on one line. */
export const keepUnits = (text: string): string => text.replaceAll(/(\d) (km|h|min|m|tenge)\b/g, '$1\u00A0$2');
