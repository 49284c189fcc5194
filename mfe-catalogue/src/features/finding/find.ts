import { placeFacts } from '../../content/facts/index.ts';
import { places } from '../../content/places.ts';
import type { Place } from '../../content/schema.ts';
import type { Query } from './query.ts';

/** Kazakh letters as somebody types them who has a Russian keyboard. */
const kazakh: Readonly<Record<string, string>> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};

/**
 * A name as it is compared: small letters without marks, signs or doubling, Kazakh letters as Russian ones, and y as i,
 * because Kolsay and Kolsai, Asy and Assy are the same places.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[әғқңөұүһі]/g, (letter) => kazakh[letter] ?? letter)
    .replaceAll('y', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(.)\1/gu, '$1')
    .trim();

/** What of a place a query is compared with. */
type Entry = { place: Place; names: string; months: readonly number[]; longestDrive: number };

const entryOf = (place: Place): Entry[] => {
  const facts = placeFacts[place.slug];
  if (!facts) return [];
  const { names, months, drive } = facts;
  const all = [place.name, names.ru.value, names.kk?.value ?? ''].map(folded).join(' ');
  return [{ place, names: ` ${all}`, months: months.value, longestDrive: drive.value[1] }];
};

const entries = places.flatMap(entryOf);

/**
 * The places a query asks for: every word of its text must be in one of the names. First come those where each begins a
 * word, and otherwise the order is the catalogue's.
 */
export function find({ q, category, difficulty, month, drive }: Query): readonly Place[] {
  const words = folded(q).split(' ');
  const begins = ({ names }: Entry) => words.every((word) => names.includes(` ${word}`));
  const fitting = entries.filter(
    ({ place, names, months, longestDrive }) =>
      words.every((word) => names.includes(word)) &&
      (!category || place.category === category) &&
      (!difficulty || place.difficulty === difficulty) &&
      (!month || months.includes(Number(month))) &&
      (!drive || longestDrive <= Number(drive)),
  );
  return [...fitting.filter(begins), ...fitting.filter((entry) => !begins(entry))].map(({ place }) => place);
}
