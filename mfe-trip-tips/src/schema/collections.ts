import { locationSlugs } from '@almaty/art/pictures';
import * as z from 'zod';
import { RAIN, TEMPERATURES } from './climate-bounds.ts';
import { choice, count, day, flag, line, list, markdown, measure } from './fields.ts';
import { months } from './months.ts';

/** What every file says for those who look after it. */
const upkeep = {
  source: line('Source', 200, 'For editors only: where this is from. Visitors do not see it.'),
  checked: day('Last checked', 'The day on which somebody last compared this with its source. The page shows it.'),
  reviewMonths: count('Check again after', 1, 36, 'In months: then the list of tips that are due names this one.'),
};

const title = line('Title', 48, 'At most 48 characters.');
const order = count('Place in the section', 1, 99, '1 comes first.');
const body = markdown(
  'Text',
  420,
  'One to three sentences. **Bold**, *italic*, lists, and links such as /locations/medeu.',
);

/** A file of its own with a title and a text: most tips are that. */
const Tip = z.strictObject({ title, order, ...upkeep, body });

/** When to come, for what (specification, section 2). */
const BestTime = z.strictObject({
  title,
  season: choice('Season', ['hiking', 'skiing']),
  temperature: line('Temperature', 24, 'As on the poster: 15 to 30°C.'),
  begins: choice('First month', months),
  ends: choice('Last month', months),
  picture: choice('Picture', locationSlugs, 'The name of a place whose picture stands on the poster.'),
  order,
  ...upkeep,
  body,
});

/** A file that holds a list: one sentence before it, and its items, no two of which have the same first field. */
const listOf = <Item extends z.ZodObject>(label: string, one: string, item: Item, min: number, max: number) => {
  const name = Object.keys(item.shape)[0] ?? '';
  const items = list(label, one, item, min, max).check(({ value, issues }) => {
    const names = value.map((each) => Reflect.get(Object(each), name));
    for (const [at, each] of names.entries())
      if (names.indexOf(each) < at)
        issues.push({
          code: 'custom',
          input: each,
          path: [at, name],
          message: `Write this ${one} once: it stands above`,
        });
  });
  return z.strictObject({ intro: line('First sentence', 160), ...upkeep, items });
};

const Climate = listOf(
  'Months',
  'month',
  z
    .strictObject({
      month: choice('Month', months),
      high: measure('Day, °C', ...TEMPERATURES),
      low: measure('Night, °C', ...TEMPERATURES),
      rain: measure('Rain and snow, mm', ...RAIN),
    })
    .refine(({ low, high }) => low <= high, { path: ['low'], error: 'Write a night that is not warmer than the day' }),
  months.length,
  months.length,
);

const PackingList = listOf(
  'Things',
  'thing',
  z.strictObject({ item: line('Thing', 60), why: line('Why', 60).optional() }),
  1,
  24,
);

const Phrases = listOf(
  'Phrases',
  'phrase',
  z.strictObject({
    english: line('English', 32),
    kazakh: line('Kazakh', 32),
    kazakhSaid: line('Kazakh, in Latin letters', 40),
    russian: line('Russian', 32),
    russianSaid: line('Russian, in Latin letters', 40),
  }),
  1,
  24,
);

const EmergencyNumbers = listOf(
  'Numbers',
  'number',
  z.strictObject({
    number: z
      .string({ error: "Write the number in quotes, such as '112'" })
      .regex(/^\d{3}$/, 'Write three digits, such as 112')
      .meta({ title: 'Number', description: 'Write three digits, such as 112.' }),
    reaches: line('Who answers', 40),
  }),
  1,
  8,
);

const Holidays = listOf(
  'Days',
  'day',
  z.strictObject({ when: line('When', 32), name: line('Name', 48), note: line('Note', 80).optional() }),
  1,
  24,
);

const Heights = listOf(
  'Places',
  'place',
  z.strictObject({ place: line('Place', 32), metres: count('Metres', 0, 7010), about: flag('Not exact') }),
  2,
  12,
);

/** What editors keep in a folder, a file for each tip, or in one file with a list. */
export const collections = {
  'best-times': { kind: 'folder', label: 'Best times', one: 'time', schema: BestTime },
  weather: { kind: 'folder', label: 'Weather by season', one: 'season', schema: Tip },
  climate: { kind: 'file', label: 'Monthly averages', schema: Climate },
  'packing-list': { kind: 'file', label: 'Packing list', schema: PackingList },
  'important-tips': { kind: 'folder', label: 'Important tips', one: 'tip', schema: Tip },
  money: { kind: 'folder', label: 'Money', one: 'tip', schema: Tip },
  'getting-around': { kind: 'folder', label: 'Getting around', one: 'tip', schema: Tip },
  phrases: { kind: 'file', label: 'Phrases', schema: Phrases },
  'emergency-numbers': { kind: 'file', label: 'Emergency numbers', schema: EmergencyNumbers },
  holidays: { kind: 'file', label: 'Holidays', schema: Holidays },
  'mountain-safety': { kind: 'folder', label: 'Mountain safety', one: 'tip', schema: Tip },
  heights: { kind: 'file', label: 'Heights', schema: Heights },
} as const satisfies Record<string, Collection>;

/** What editors keep under one name. */
export type Collection =
  | { kind: 'folder'; label: string; one: string; schema: z.ZodObject }
  | { kind: 'file'; label: string; schema: z.ZodObject };
export type CollectionId = keyof typeof collections;

/** Where the files stand, seen from this remote's folder. */
export const CONTENT = 'src/content';
