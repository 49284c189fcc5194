import { placeFacts } from '../../content/facts/index.ts';
import { places } from '../../content/places.ts';
import type { Place } from '../../content/schema.ts';
import { folded, inLatin } from './name-forms.ts';
import type { Query } from './query.ts';

/** What of a place a query is compared with. Each text of names begins with a space, as each word in it does. */
type Entry = {
  place: Place;
  /** The names in all three languages: a part of a word is enough. */
  names: string;
  /** The names in Latin letters and in one word: too much is a part of these, so that the beginning of a word must fit. */
  variants: string;
  months: readonly number[];
  longestDrive: number;
};

const textOf = (names: readonly string[]) => ` ${names.join(' ')}`;

const entryOf = (place: Place): Entry[] => {
  const facts = placeFacts[place.slug];
  if (!facts) return [];
  const { names, months, drive } = facts;
  const written = [place.name, names.ru.value, names.kk?.value ?? ''].map(folded);
  const latin = written.map(inLatin);
  const inOneWord = [...written, ...latin].map((name) => name.replaceAll(' ', ''));
  const variants = textOf([...latin, ...inOneWord]);
  return [{ place, names: textOf(written), variants, months: months.value, longestDrive: drive.value[1] }];
};

const entries = places.flatMap(entryOf);

/**
 * The places a query asks for: every word of its text must be in one of the names. First come those where each begins a
 * word of a name as it is written, and otherwise the order is the catalogue's.
 */
export function find({ q, category, difficulty, month, drive }: Query): readonly Place[] {
  const words = folded(q).split(' ').filter(Boolean);
  // Signs alone are in no name.
  if (words.length === 0 && q.trim() !== '') return [];
  const begins = ({ names }: Entry) => words.every((word) => names.includes(` ${word}`));
  const fits = ({ names, variants }: Entry) =>
    words.every((word) => names.includes(word) || variants.includes(` ${word}`));
  const fitting = entries.filter(
    (entry) =>
      fits(entry) &&
      (!category || entry.place.category === category) &&
      (!difficulty || entry.place.difficulty === difficulty) &&
      (!month || entry.months.includes(Number(month))) &&
      (!drive || entry.longestDrive <= Number(drive)),
  );
  return [...fitting.filter(begins), ...fitting.filter((entry) => !begins(entry))].map(({ place }) => place);
}
