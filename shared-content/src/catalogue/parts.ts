import { Transport, YearDay } from '@almaty/planner/schema';
import * as z from 'zod';
import { list, wholeNumber } from '../schema/fields.ts';
import { text } from '../schema/text.ts';

const MINUTES_OF_A_MONTH = 31 * 24 * 60;

/** A sentence or two that visitors read. */
export const sentences = (label: string, description?: string) => text(label, 400, description);

/** Months, 1 to 12, in ascending order, each once. */
export const months = () =>
  list('Months', 'month', wholeNumber('Month', 1, 12), 1, 12, 'Write the numbers of the months: [5, 6, 7].').refine(
    (numbers) => numbers.every((month, index) => month > (numbers[index - 1] ?? 0)),
    'Write the months in ascending order, each once',
  );

/** Minutes: the least, the usual and the most. */
export const minutesRange = () =>
  z
    .strictObject({
      min: wholeNumber('Least', 0, MINUTES_OF_A_MONTH),
      typical: wholeNumber('Usual', 0, MINUTES_OF_A_MONTH),
      max: wholeNumber('Most', 0, MINUTES_OF_A_MONTH),
    })
    .refine(({ min, typical, max }) => min <= typical && typical <= max, 'Write the least minutes first');

/** 0 none, 1 light, 2 demanding, 3 very hard: for an ordinary visit (docs/planning-data.md, "Strenuousness"). */
export const strenuousness = () => wholeNumber('Strenuousness', 0, 3, '0 none, 1 light, 2 demanding, 3 very hard.');

/** True or false, which has to be said. */
export const yes = (label: string) => z.boolean('Write true or false').meta({ title: label });

/** Degrees, WGS 84. The bounds are those of Kazakhstan, so that swapped coordinates are refused. */
export const coordinates = {
  lat: z.number().min(40).max(56).meta({ title: 'Latitude' }),
  lon: z.number().min(46).max(88).meta({ title: 'Longitude' }),
};

/** The number of a location. */
export const id = (label: string) =>
  wholeNumber(label, 1, 9999).meta({ entries: { collection: 'locations', value: 'id' } });

/** The numbers of other entries. */
export const ids = (label: string, description: string, collection: 'locations' | 'activities' = 'locations') =>
  list(label, 'number', wholeNumber('Number', 1, 9999), 0, 99, description).meta({
    entries: { collection, value: 'id' },
  });

/** Prices in tenge. */
export const tengeRange = () =>
  z
    .strictObject({
      min: wholeNumber('Lowest, tenge', 1, 10_000_000),
      max: wholeNumber('Highest, tenge', 1, 10_000_000),
      per: text('What it is for', 60, 'Shown after the amount, such as a person.').optional(),
    })
    .refine(({ min, max }) => min <= max, 'Write the lower price first');

/** A day of every year, MM-dd. */
const yearDay = (label: string) =>
  z
    .string('Write the day as MM-dd, in quotes')
    .refine((day) => z.safeParse(YearDay, day).success, 'Write a day that exists as MM-dd')
    .meta({ title: label, description: 'Of every year, as MM-dd, such as 03-01.' });

/** A way to spend a visit. */
export const variant = () =>
  z.strictObject({
    name: sentences('Name'),
    minutes: wholeNumber('Minutes', 1, MINUTES_OF_A_MONTH),
    strenuousness: strenuousness(),
  });

/** A closure or danger that returns every year. */
export const seasonalClosure = () =>
  z.strictObject({
    from: yearDay('First day'),
    to: yearDay('Last day'),
    kind: z
      .enum(['closure', 'risk'], 'Write closure or risk')
      .meta({ title: 'Kind', description: 'closure: nobody gets in. risk: a danger, told under Safety.' }),
    what: sentences('What', 'What is closed or dangerous, and why.'),
  });

/** A bus that goes there from the centre. */
export const bus = () =>
  z.strictObject({
    lines: list('Lines', 'line', z.string('Write the number of the line in quotes').min(1), 1, 12),
    stop: text('Stop', 80, 'As it is written at the stop.'),
    minutesFromCentre: wholeNumber('Minutes from the centre', 1, 24 * 60),
    walkFromStopMinutes: wholeNumber('Minutes on foot from the stop', 0, 24 * 60),
  });

/** The ways to reach a location. */
export const transport = () =>
  list(
    'Ways',
    'way',
    z.enum(Transport.options, { error: `Write one of ${Transport.options.join(', ')}` }),
    1,
    Transport.options.length,
    Transport.options.join(', '),
  );

/** Days or nights: the least and the most. */
export const countRange = (label: string, min: number) =>
  z
    .strictObject({ min: wholeNumber(`Least ${label}`, min, 31), max: wholeNumber(`Most ${label}`, min, 31) })
    .refine((range) => range.min <= range.max, `Write the least ${label} first`);
