import MiniSearch from 'minisearch';
import searchIndex from '#generated/search-index.json' with { type: 'json' };
import { normalizeName } from '../../lib/name-variants.ts';
import { type SearchDocument, searchFields, searchIndexOptions, splitQuery } from '../../lib/search-index-options.ts';

/** Without its literal types, because the library names a field by any text. */
const fieldNames: readonly string[] = searchFields;
const index = MiniSearch.loadJS<SearchDocument>(searchIndex, searchIndexOptions);

/** Sentences have so many words that the beginning of a word finds something in them only from this length. */
const MIN_LETTERS_IN_SENTENCES = 4;
/** Misspelt words: one letter may be wrong of each four, in words of at least four. */
const getMaxDistance = (word: string) => word.length >= 4 && 0.25;

/** Ranks by slug: the lower, the better. */
type Ranks = ReadonlyMap<string, number>;

/** Ranks what one word finds: by the field that has it, and the word itself before longer ones. */
function rankByWord(word: string, isFuzzy: boolean): Ranks {
  const results = index.search(word, isFuzzy ? { fuzzy: getMaxDistance } : {});
  const ranks = new Map<string, number>();
  for (const { id, match, queryTerms } of results) {
    const best = Object.entries(match).flatMap(([found, fields]) => {
      const isWhole = queryTerms.includes(found);
      return fields
        .map((field) => fieldNames.indexOf(field))
        .filter(
          (rank) => isWhole || word.length >= MIN_LETTERS_IN_SENTENCES || rank < fieldNames.indexOf('description'),
        )
        .map((rank) => 2 * rank + (isWhole ? 0 : 1));
    });
    if (best.length > 0) ranks.set(String(id), Math.min(...best));
  }
  return ranks;
}

/** Ranks what every one of the words finds. */
function rankByWords(words: readonly string[], isFuzzy: boolean): Ranks {
  const [first = new Map<string, number>(), ...others] = words.map((word) => rankByWord(word, isFuzzy));
  const ranks = new Map<string, number>();
  for (const [slug, rank] of first) {
    const rest = others.map((other) => other.get(slug));
    if (rest.every((other) => other !== undefined))
      ranks.set(
        slug,
        rest.reduce((sum, other) => sum + other, rank),
      );
  }
  return ranks;
}

/** Where all of the guide is: they count only if something is found with them. */
const HERE = new Set(['almaty', 'алматы', 'алма ата', 'kazakhstan', 'казахстан', 'қазақстан'].map(normalizeName));

/**
 * Ranks the locations that a text finds, by slug: a lower rank is a better match, and a match in a name is better than one
 * in a description. The name of the city is left out, and misspelt words count, only if nothing is found otherwise.
 */
export function rankByText(text: string): Ranks {
  const words = splitQuery(text);
  const elsewhere = words.filter((word) => !HERE.has(word));
  for (const [searched, isFuzzy] of [
    [words, false],
    [elsewhere, false],
    [words, true],
    [elsewhere, true],
  ] as const) {
    const ranks = rankByWords(searched, isFuzzy);
    if (ranks.size > 0) return ranks;
  }
  return new Map();
}
