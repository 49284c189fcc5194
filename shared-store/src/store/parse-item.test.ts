import { expect, test } from 'vitest';
import { Activity, Location } from '../schema/index.ts';
import { parseActivity, parseLocation } from './parse-item.ts';

const LOCATION = {
  ...{ id: 13, name: 'Charyn Canyon', description: 'Red walls.', image: '', category: 'Nature' },
  difficulty: 'Hard',
};
const ACTIVITY = { id: 1, name: 'Horseback Riding', description: 'A day out.', intensity: 'Medium' };

/** What each field of an item may contain in a damaged storage; undefined is a field that is missing. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, 0, 1, -1, 1.5, 7, 2 ** 53, Number.NaN, '7', [], {}],
  ...['', ' ', ' text ', 'Nature', 'City Experience', 'Hard', 'Medium', 'Low', 'medium'],
  ...[119, 120, 121, 499, 500, 501, 599, 600, 601].map((length) => 'x'.repeat(length)),
  ` ${'x'.repeat(120)} `,
];

/** The item with each field left out or replaced by each value, and with a field that it does not have. */
const vary = (item: Readonly<Record<string, unknown>>) => [
  ...[...Object.keys(item), 'other'].flatMap((key) => {
    const { [key]: _, ...without } = item;
    return [without, ...VALUES.map((value) => ({ ...item, [key]: value }))];
  }),
  ...VALUES,
];

test.each([
  ['location', LOCATION, Location, parseLocation],
  ['activity', ACTIVITY, Activity, parseActivity],
] as const)('a stored %s is parsed as its schema does', (_, item, schema, parse) => {
  const values = vary(item);
  expect(values.map((value) => parse(value))).toEqual(values.map((value) => schema.safeParse(value).data));
  // Both outcomes occur.
  const accepted = values.filter((value) => parse(value));
  expect(accepted.length).toBeGreaterThan(item === LOCATION ? 30 : 25);
  expect(values.length - accepted.length).toBeGreaterThan(80);
});
