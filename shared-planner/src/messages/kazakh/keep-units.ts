// Not \b, which knows Latin letters only.
const UNIT = /(\d) (км|сағ|мин|м|теңге)(?!\p{L})/gu;

/** Keeps a number and its unit on one line, and the hours and minutes of a duration too. */
export const keepUnits = (text: string): string =>
  text.replaceAll(UNIT, '$1\u00A0$2').replaceAll(/(\u00A0сағ) (\d+\u00A0мин)/g, '$1\u00A0$2');
