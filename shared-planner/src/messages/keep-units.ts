import { units } from '#language/units';

// Not \b, which knows Latin letters only.
const AFTER_NUMBER = new RegExp(`(\\d) (${Object.values(units).join('|')})(?![\\p{L}\\d])`, 'gu');
const HOURS_AND_MINUTES = new RegExp(`(\u00A0${units.hour}) (\\d+\u00A0${units.minute})`, 'g');

/** Keeps a number and its unit on one line, and the hours and minutes of a duration too. */
export const keepUnits = (text: string): string =>
  text.replaceAll(AFTER_NUMBER, '$1\u00A0$2').replaceAll(HOURS_AND_MINUTES, '$1\u00A0$2');
