import { capitalize } from '@almaty/languages';

/** Text of the catalogue as a sentence: with a capital and an end. */
function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…]$/.test(trimmed) ? capitalize(trimmed) : `${capitalize(trimmed)}.`;
}

/** Sentences in a row; what is missing is left out. */
export const sentences = (...texts: readonly (string | undefined)[]): string =>
  texts
    .filter((text) => text !== undefined && text.trim() !== '')
    .map((text) => sentence(text ?? ''))
    .join(' ');
