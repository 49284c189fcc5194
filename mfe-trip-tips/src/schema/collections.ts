import { choice, decimalNumber, flag, list, markdownText, metres, shortText, text, wholeNumber } from '@almaty/content';
import { locationSlugs } from '@almaty/pictures';
import * as z from 'zod';
import { PRECIPITATION_RANGE, TEMPERATURE_RANGE } from './climate-bounds.ts';
import { DatedEvent } from './event.ts';
import { Holiday } from './holiday.ts';
import { months } from './months.ts';
import { reviewFields } from './review-fields.ts';

const title = text('Title', 48, 'At most 48 characters.');
const order = wholeNumber('Position in the section', 1, 99, '1 comes first.');
const body = markdownText(
  'Text',
  420,
  'One to three sentences. **Bold**, *italic*, lists, and links such as /locations/medeu.',
);

const shownOn = choice(
  'Also shown on pages of',
  ['outdoors', 'mountains', 'city'],
  'In the box "Before you go" of locations: outdoors (nature and mountain routes), mountains (routes only) or city.',
).optional();

/** Most collections consist of tips with a title and a text, each in a file of its own. */
const Tip = z.strictObject({ title, order, shownOn, ...reviewFields, body });

/** A season of the year and what it is best for (docs/specification.md, section 2). */
const BestTime = z.strictObject({
  title,
  season: choice('Season', ['hiking', 'skiing']),
  temperature: text('Temperature', 24, 'As on the poster: 15 to 30°C.'),
  firstMonth: choice('First month', months),
  lastMonth: choice('Last month', months),
  picture: choice('Picture', locationSlugs, 'The location whose picture is on the poster.'),
  order,
  ...reviewFields,
  body,
});

/**
 * Creates the schema of a file with an introductory sentence and a list.
 *
 * @param singular what one item is called; two items must not have the same first field.
 */
function createListSchema<Item extends z.ZodObject>(
  label: string,
  singular: string,
  item: Item,
  min: number,
  max: number,
) {
  const key = Object.keys(item.shape)[0] ?? '';
  const items = list(label, singular, item, min, max).check(({ value, issues }) => {
    const names = value.map((entry) => JSON.stringify(Reflect.get(Object(entry), key)));
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        issues.push({
          code: 'custom',
          input: name,
          path: [index, key],
          message: `Write this ${singular} only once: it is already in the list`,
        });
  });
  return z.strictObject({ intro: text('First sentence', 160), ...reviewFields, items });
}

const Climate = createListSchema(
  'Months',
  'month',
  z
    .strictObject({
      month: choice('Month', months),
      high: decimalNumber('Day, °C', ...TEMPERATURE_RANGE),
      low: decimalNumber('Night, °C', ...TEMPERATURE_RANGE),
      rain: decimalNumber('Rain and snow, mm', ...PRECIPITATION_RANGE),
    })
    .refine(({ low, high }) => low <= high, {
      path: ['low'],
      error: 'Write a night temperature that is not above that of the day',
    }),
  months.length,
  months.length,
);

const PackingList = createListSchema(
  'Things',
  'thing',
  z.strictObject({ item: text('Thing', 60), reason: text('Reason', 60).optional() }),
  1,
  24,
);

const spoken = (label: string) =>
  text(label, 40, 'For readers of each language; in English the stressed syllable in capitals, such as rakh-MET.');

const Phrases = createListSchema(
  'Phrases',
  'phrase',
  z.strictObject({
    phrase: text('Phrase', 32),
    kazakh: shortText('Kazakh', 32),
    kazakhSpoken: spoken('Kazakh, as a reader says it'),
    russian: shortText('Russian', 32),
    russianSpoken: spoken('Russian, as a reader says it'),
  }),
  1,
  24,
);

const EmergencyNumbers = createListSchema(
  'Numbers',
  'number',
  z.strictObject({
    number: z
      .string({ error: "Write the number in quotes, such as '112'" })
      .regex(/^\d{3}$/, 'Write three digits, such as 112')
      .meta({ title: 'Number', description: 'Write three digits, such as 112.' }),
    service: text('Service', 40),
  }),
  1,
  8,
);

const Holidays = createListSchema('Holidays', 'holiday', Holiday, 1, 24);

const Altitudes = createListSchema(
  'Locations',
  'location',
  z.strictObject({
    location: text('Location', 32),
    metres: metres('Metres'),
    approximate: flag('Approximate'),
  }),
  2,
  12,
);

/** The content by collection: a folder has one file per tip, a single file contains a list. */
export const collections = {
  'best-times': { kind: 'folder', label: 'Best times', singular: 'time', schema: BestTime },
  weather: { kind: 'folder', label: 'Weather by season', singular: 'season', schema: Tip },
  climate: { kind: 'file', label: 'Monthly averages', schema: Climate },
  'packing-list': { kind: 'file', label: 'Packing list', schema: PackingList },
  'important-tips': { kind: 'folder', label: 'Important tips', singular: 'tip', schema: Tip },
  money: { kind: 'folder', label: 'Money', singular: 'tip', schema: Tip },
  'getting-around': { kind: 'folder', label: 'Getting around', singular: 'tip', schema: Tip },
  food: { kind: 'folder', label: 'Food and drink', singular: 'tip', schema: Tip },
  practical: { kind: 'folder', label: 'Practical matters', singular: 'tip', schema: Tip },
  phrases: { kind: 'file', label: 'Phrases', schema: Phrases },
  'emergency-numbers': { kind: 'file', label: 'Emergency numbers', schema: EmergencyNumbers },
  holidays: { kind: 'file', label: 'Holidays', schema: Holidays },
  events: { kind: 'folder', label: 'Events', singular: 'event', schema: DatedEvent },
  'mountain-safety': { kind: 'folder', label: 'Mountain safety', singular: 'tip', schema: Tip },
  altitudes: { kind: 'file', label: 'Altitudes', schema: Altitudes },
} as const satisfies Record<string, Collection>;

export type Collection =
  | { kind: 'folder'; label: string; singular: string; schema: z.ZodObject }
  | { kind: 'file'; label: string; schema: z.ZodObject };
export type CollectionId = keyof typeof collections;

/** The folder of the content files, relative to this remote's folder. */
export const CONTENT_PATH = 'content';
