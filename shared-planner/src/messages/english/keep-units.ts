/** Keeps a number and its unit on one line, and the hours and minutes of a duration too. */
export const keepUnits = (text: string): string =>
  text.replaceAll(/(\d) (km|h|min|m|tenge)\b/g, '$1\u00A0$2').replaceAll(/(\u00A0h) (\d+\u00A0min)/g, '$1\u00A0$2');
