import type { CatalogueLocation, LocationFacts } from '../content/schema.ts';

/** A location with its facts, and the slug of the location it was made from, whose access file and pictures it shares. */
export type GrownLocation = { location: CatalogueLocation; facts: LocationFacts; template: string };

const SYLLABLES = [
  'al',
  'ba',
  'dar',
  'esh',
  'gul',
  'kar',
  'kol',
  'mai',
  'nur',
  'or',
  'sai',
  'tal',
  'tu',
  'ush',
  'yr',
  'zha',
];
const CYRILLIC = [
  'ал',
  'ба',
  'дар',
  'еш',
  'гүл',
  'қар',
  'көл',
  'май',
  'нұр',
  'ор',
  'сай',
  'тал',
  'ту',
  'үш',
  'ыр',
  'жа',
];
/** Between the ids of the copies of one location, so that what refers to an id refers to the same copy. */
const ID_STEP = 1000;
/** How far from its original a copy lies at most, in degrees. */
const MAX_SHIFT = 0.4;
/** One copy of so many is of another category than its original. */
const OTHER_CATEGORY = 4;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function shuffleWords(text: string, random: () => number): string {
  const words = text.split(' ').map((word) => ({ word, order: random() }));
  return words
    .sort((a, b) => a.order - b.order)
    .map(({ word }) => word)
    .join(' ');
}

/** A word that no location has, in Latin and in Cyrillic letters. */
function createWord(random: () => number, used: Set<string>): { latin: string; cyrillic: string } {
  for (;;) {
    const indexes = Array.from({ length: 3 }, () => Math.floor(random() * SYLLABLES.length));
    const [latin, cyrillic] = [SYLLABLES, CYRILLIC].map((syllables) =>
      capitalize(indexes.map((index) => syllables[index]).join('')),
    );
    if (!latin || !cyrillic || used.has(latin)) continue;
    used.add(latin);
    return { latin, cyrillic };
  }
}

type Original = Omit<GrownLocation, 'template'>;

function createCopy({ location, facts }: Original, step: number, random: () => number, used: Set<string>) {
  const { latin, cyrillic } = createWord(random, used);
  const name = `${latin} ${location.name.split(' ').at(-1)}`;
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const shift = () => Math.round((random() * 2 - 1) * MAX_SHIFT * 1e4) / 1e4;
  const hasOtherCategory = !location.difficulty && random() * OTHER_CATEGORY < 1;
  const shiftIds = <Fact extends { value: number[] } | undefined>(fact: Fact): Fact =>
    fact && { ...fact, value: fact.value.map((id) => id + step) };
  const { names, position, combinesWith, combinesOnTrip, overlapsWith } = facts;
  const copy: LocationFacts = {
    ...facts,
    names: { ...names, ru: { ...names.ru, value: `${cyrillic}: ${names.ru.value}` } },
    ...(position && {
      position: { ...position, value: { lat: position.value.lat + shift(), lon: position.value.lon + shift() } },
    }),
    combinesWith: shiftIds(combinesWith),
    ...(combinesOnTrip && { combinesOnTrip: shiftIds(combinesOnTrip) }),
    ...(overlapsWith && { overlapsWith: shiftIds(overlapsWith) }),
  };
  return {
    template: location.slug,
    facts: copy,
    location: {
      ...location,
      id: location.id + step,
      slug,
      name,
      image: location.image.replace(location.slug, slug),
      description: `${name}: ${shuffleWords(location.description, random)}`,
      ...(hasOtherCategory && { category: location.category === 'Nature' ? 'City Experience' : 'Nature' }),
    },
  } satisfies GrownLocation;
}

/**
 * Multiplies locations: the originals first, then copies in complete sets, so that every id that a copy refers to exists.
 * The copies have names, slugs, positions, descriptions and sometimes categories of their own, the same at every call.
 *
 * @param count how many locations at least; rounded up to complete sets.
 */
export function growLocations(originals: readonly Original[], count: number): GrownLocation[] {
  const random = createRandom(count);
  const used = new Set<string>();
  const sets = Array.from({ length: Math.ceil(count / originals.length) }, (_, set) => set);
  return sets.flatMap((set) =>
    originals.map((original) =>
      set === 0 ? { ...original, template: original.location.slug } : createCopy(original, set * ID_STEP, random, used),
    ),
  );
}
