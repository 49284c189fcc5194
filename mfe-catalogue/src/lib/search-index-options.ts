import { LANGUAGE } from '@almaty/languages/current';
import type { Options } from 'minisearch';
import { normalizeName } from './name-variants.ts';

/** What the search knows of a location, as texts. */
export type SearchDocument = {
  slug: string;
  name: string;
  /** The names in Russian and Kazakh, and all names in Latin letters and without spaces. */
  otherNames: string;
  synonyms: string;
  /** The activities that are possible there. */
  activities: string;
  description: string;
  facts: string;
};

/** What a query is compared with, from what counts most to what counts least. */
export const searchFields = ['name', 'otherNames', 'synonyms', 'activities', 'description', 'facts'] as const;

/** Words that say nothing about a location. They count only in a query that has no others. */
const STOP_WORDS = new Set(
  normalizeName('a an and at by for from in near of on or the to with без в для и к на о с у мен және үшін бар').split(
    ' ',
  ),
);
/** The end of a plural behind at least three letters: of an English one, and of a Kazakh one where people search in Kazakh. */
const PLURAL_END = LANGUAGE === 'kk' ? /(?<=...)(?:s|[лдт][ае]р)$/ : /(?<=...)s$/;

const splitWords = (text: string) => normalizeName(text).split(' ').filter(Boolean);

/** Removes the end of a plural, so that `lakes` finds a lake. Double letters are already single: `pas`. */
const removePlural = (word: string) => word.replace(PLURAL_END, '');

/** Splits a query into normalized words, without stop words if there are others. */
export function splitQuery(text: string): string[] {
  const words = splitWords(text);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/**
 * The options of the search index, for the build that creates it and the browser that loads it. A word of a query also finds
 * longer words.
 */
export const searchIndexOptions = {
  idField: 'slug',
  fields: [...searchFields],
  tokenize: splitWords,
  processTerm: (word) => !STOP_WORDS.has(word) && removePlural(word),
  searchOptions: {
    processTerm: removePlural,
    prefix: true,
  },
} satisfies Options<SearchDocument>;
