import { isRecord } from '../file/is-record.ts';
import type { FieldPath } from '../file/parse-yaml.ts';
import type { Source } from '../schema/source.ts';

/** Words that say nothing of a subject: of grammar, of dates, and what half of the entries are called. */
const COMMON = new Set(
  `a about above after all also an and any are around as at be before below best both but by can copy days
  do does en for from get go good has have hours how i id if in into is it its km kk know lake like may metres minutes
  month months more most much near no node nodes edges not note of off old on one only open or other our out over own page
  pages part per place places road ru short side six so some state ten tenge than that the their them then there they
  this three through time to two under up value visit walk was way we what when where which who will with wikipedia year
  you your january february march april june july august september october november december
  almaty kazakhstan city mountain mountains national peak route trail ski resort gorge plateau canyon waterfall meadow park`.split(
    /\s+/,
  ),
);

/** The words of a text in lower case without accents; names of hosts are none. */
function getWords(text: string): string[] {
  const plain = text
    .replaceAll(/\S+\.\S+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return (plain.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<=s)es$|(?<!s)s$/, '') : word,
  );
}

const isTelling = (word: string) => !(COMMON.has(word) || COMMON.has(`${word}s`)) && !/^\d+$/.test(word);

/** The texts in a value at any depth, without what says how it is known. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    ['sources', 'checkedOn', 'confidence', 'reviewBy'].includes(name) ? [] : collectTexts(field),
  );
}

/** What an entry is called: the names in the records that lead to a part of it. */
function collectNames(value: unknown, [next, ...rest]: FieldPath): string[] {
  if (Array.isArray(value)) return collectNames(value[Number(next)], rest);
  if (!isRecord(value)) return [];
  const names = ['name', 'title', 'id', 'from', 'to', 'park'].flatMap((field) => collectTexts(value[field]));
  return [...names, ...(typeof next === 'string' ? collectNames(value[next], rest) : [])];
}

/** Whether all telling words of a name stand in a text; a name of common words only must stand there whole. */
function hasName(words: ReadonlySet<string>, name: string): boolean {
  const all = getWords(name.replaceAll('-', ' '));
  const telling = all.filter(isTelling);
  const needed = telling.length > 0 ? telling : all;
  return needed.length > 0 && needed.every((word) => words.has(word));
}

/**
 * Says whether a source names what a part of an entry is of: its title or `about` has the entry's name or a telling word of
 * the fact, or its `about` has a word of the field.
 *
 * @param entry the whole entry, in whose names the part stands.
 * @param path of the part in it.
 */
export function namesSubject(
  { title, about = [] }: Pick<Source, 'title' | 'about'>,
  entry: unknown,
  path: FieldPath,
  part: unknown,
): boolean {
  const subjects = new Set(getWords(about.join(' ')));
  const words = new Set([...getWords(title.en), ...subjects]);
  const fields = path.filter((name) => typeof name === 'string').flatMap(getWords);
  const things = [...fields, ...collectTexts(part).flatMap(getWords)].filter(isTelling);
  return (
    collectNames(entry, path).some((name) => hasName(words, name)) ||
    things.some((word) => words.has(word)) ||
    fields.some((word) => subjects.has(word))
  );
}
