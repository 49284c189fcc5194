import { OTHER_LANGUAGES } from '@almaty/languages';
import type { Text } from '../languages.ts';
import { type FoundText, listTexts } from './list-texts.ts';

/** Language -> hashes of the English texts for which its translations were made: `messages/translated.json` of a package. */
export type Translated = Readonly<Record<string, readonly string[]>>;

/** A text with the languages whose translations were made from another English text. */
export type StaleText = FoundText & { stale: readonly (keyof Text)[] };

/** The hash of shared-content/src/node/translations.ts, which browsers compute asynchronously only. */
async function hash(english: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(english.trim()));
  return [...new Uint8Array(bytes, 0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Finds the texts of an entry that have a translation to compare with the English, which has changed since it was made. */
export async function findStaleTexts(values: unknown, translated: Translated): Promise<StaleText[]> {
  const texts = await Promise.all(
    listTexts(values).map(async (found) => {
      const english = await hash(found.text.en);
      const isStale = (language: keyof Text) => found.text[language] && !translated[language]?.includes(english);
      return { ...found, stale: OTHER_LANGUAGES.filter(isStale) };
    }),
  );
  return texts.filter(({ stale }) => stale.length > 0);
}
