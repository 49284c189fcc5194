import { expect, test } from 'vitest';
import { Caution, type DriveItem, Plan, type PlanItem, Reason } from '../schema/plan.ts';
import { sampleData, sampleNames } from '../testing/sample-data.ts';
import { describeBookAhead, describeCaution, describeItem, describeReason } from './describe.ts';
import { english } from './english/index.ts';
import { createPlanNames } from './plan-names.ts';

const drive: DriveItem = {
  type: 'drive',
  from: 'republic-square',
  to: 'charyn-car-park',
  depart: '09:00',
  arrive: '12:15',
  minutes: 195,
  km: 200,
  cautions: [],
};
const edge = { of: 'edge', id: 1, field: 'surface' } as const;

test('a drive says where to, how far, how long and when it ends', () => {
  expect(describeItem(drive, sampleNames, 'car')).toEqual({
    title: 'Drive to Charyn canyon, Valley of Castles car park',
    details: ['Arrive 12:15: 200 km, 3 h 15 min'],
    cautions: [],
  });
});

test('the rest stops of a drive are in its details only', () => {
  const stops = (count: number) =>
    describeItem({ ...drive, cautions: [{ code: 'rest_stops', count, minutes: 15 }] }, sampleNames, 'car');
  expect(stops(1)).toMatchObject({ details: [expect.anything(), 'With a rest stop of 15 minutes'], cautions: [] });
  expect(stops(2).details[1]).toBe('With 2 rest stops of 15 minutes');
});

test('what two activities of a visit share is said once', () => {
  const note = (id: number) =>
    ({ code: 'weather_sensitive', fact: { of: 'activity', id, field: 'weatherSensitive' } }) as const;
  const visit = { type: 'visit', locationId: 14, activityIds: [1, 9], arrive: '09:00', leave: '12:00' } as const;
  const item = { ...visit, activityIds: [1, 9], notes: [note(1), note(9)] };
  expect(describeItem(item, sampleNames, 'car').cautions).toHaveLength(1);
});

test.each<[string, Partial<DriveItem>, 'car' | 'public']>([
  ['by bus', {}, 'public'],
  ['with a flight', { flightMinutes: 100 }, 'car'],
  ['with a gondola', { cautions: [{ code: 'gondola', from: 'medeu', to: 'shymbulak', fact: edge }] }, 'car'],
])('a way %s is not called a drive', (_, fields, transport) => {
  expect(describeItem({ ...drive, ...fields }, sampleNames, transport).title).toMatch(/^Travel to /);
});

test('whoever has a driver rides, and drives nothing', () => {
  expect(describeItem(drive, sampleNames, 'driver').title).toMatch(/^Ride to /);
  expect(describeItem({ ...drive, flightMinutes: 100 }, sampleNames, 'driver').title).toMatch(/^Travel to /);
});

test('a drive says how long of it is flown and when to eat on the way', () => {
  const item = { ...drive, flightMinutes: 100, meal: { start: '11:30', end: '12:15' } };
  expect(describeItem(item, sampleNames, 'car').details.slice(1)).toEqual([
    '1 h 40 min of it for flights',
    'Meal break 11:30 to 12:15: take food with you',
  ]);
});

test.each<[PlanItem, string, string[]]>([
  [
    { type: 'visit', locationId: 14, activityIds: [9, 1], arrive: '09:00', leave: '12:30', notes: [] },
    'Kolsay Lakes',
    ['Until 12:30, 3 h 30 min', 'With: Hiking and Horseback Riding'],
  ],
  [
    { type: 'meal', at: 'saty', start: '12:00', end: '12:45' },
    'Meal break',
    ['Until 12:45, 45 min', 'Near: Saty village'],
  ],
  [
    { type: 'activity', activityId: 2, node: 'arasan-baths', arrive: '22:30', leave: '24:30', notes: [] },
    'Kazakh Sauna',
    ['Until 00:30 (next day), 2 h', 'Where: Arasan baths'],
  ],
  [
    { type: 'activity', activityId: 9, node: 'saty', locationId: 14, arrive: '10:00', leave: '11:00', notes: [] },
    'Hiking',
    ['Until 11:00, 1 h', 'Where: Kolsay Lakes'],
  ],
])('%j reads as %s', (item, title, details) => {
  expect(describeItem(item, sampleNames, 'car')).toEqual({ title, details, cautions: [] });
});

test('what to book says its day', () => {
  const date = '2027-06-14';
  expect(
    [
      { type: 'activity', id: 1, date } as const,
      { type: 'night', base: 'camp-14', date } as const,
      { type: 'flight', from: 'airport-ala', to: 'saty', date } as const,
      { type: '4x4', vehicle: 'hired', from: 'saty', to: 'kaindy-car-park', date } as const,
      { type: '4x4', vehicle: 'driven', from: 'saty', to: 'kaindy-car-park', date } as const,
    ].map((entry) => describeBookAhead(entry, sampleNames)),
  ).toEqual([
    'Horseback Riding, Monday 14 June 2027',
    'Night: Camp at Kolsay Lakes, Monday 14 June 2027',
    'Flight between Almaty airport and Saty village, Monday 14 June 2027',
    '4x4 between Saty village and Kaindy, Monday 14 June 2027',
    '4x4 with driver between Saty village and Kaindy, Monday 14 June 2027',
  ]);
});

test('what has no name is called by its kind and id', () => {
  const names = createPlanNames(sampleData, { locations: [], activities: [] });
  expect(names.location(13)).toBe('Location 13');
  expect(names.activity(9)).toBe('Activity 9');
  expect(names.base('camp-13')).toBe('Camp at Location 13');
  expect(names.base('airport-ala')).toBe('Almaty airport (ALA)');
  expect([names.node('no-such-node'), names.base('no-such-base')]).toEqual(['no-such-node', 'no-such-base']);
});

test('a sentence leaves markup as it is: whoever shows it decides how', () => {
  const names = { ...sampleNames, location: () => '<b>Kaindy & Kolsay</b>' };
  const fact = { of: 'location', id: 14, field: 'overlapsWith' } as const;
  expect(describeCaution({ code: 'overlaps', locationId: 15, fact }, names)).toContain('<b>Kaindy & Kolsay</b>');
});

test('another language replaces every sentence', () => {
  const messages = { ...english, cautions: { ...english.cautions, guide_advised: () => 'Желателен гид.' } };
  const fact = { of: 'location', id: 14, field: 'guideAdvised' } as const;
  expect(describeCaution({ code: 'guide_advised', fact }, sampleNames, messages)).toBe('Желателен гид.');
});

test('only a plan that is proven optimal says that no better one exists', () => {
  const unscheduled = [{ kind: 'location' as const, id: 5, reason: { code: 'no_room' as const } }];
  expect(english.summary.quality({ isOptimal: true, unscheduled })).toEqual([
    'No plan for these days has room for more of it.',
  ]);
  expect(english.summary.quality({ isOptimal: false, unscheduled })).toEqual([
    'Good, not proven: the best of the plans that we compared.',
  ]);
  expect(english.summary.quality({ isOptimal: false, unscheduled: [] })).toEqual([]);
});

type Schema = { def: { type: string; innerType?: Schema; values?: readonly string[] } };

/** Each code with the names of its parameters that are strings, or may be. */
const listStrings = (options: readonly { shape: object }[], key: 'code' | 'type') =>
  options.map(({ shape }) => {
    const { [key]: code, ...parameters } = shape as Readonly<Record<string, Schema>>;
    const isString = ({ def }: Schema): boolean =>
      def.type === 'string' || (!!def.innerType && isString(def.innerType));
    const names = Object.keys(parameters).filter((name) => parameters[name] && isString(parameters[name]));
    return [String(code?.def.values?.[0]), names] as const;
  });

/** Ids of nodes and bases, days, times and kinds of transport: the words around them are those of the language. */
const NO_TEXTS = new Set(['base', 'from', 'to', 'date', 'next', 'other', 'time', 'transport']);

test.each([
  ...listStrings(Caution.def.options, 'code').map(([code, names]) => ['cautions', code, names] as const),
  ...listStrings(Reason.def.options, 'code').map(([code, names]) => ['reasons', code, names] as const),
  ...listStrings(Plan.shape.bookAhead.def.element.def.options, 'type').map(
    ([type, names]) => ['bookAhead', type, names] as const,
  ),
])('what the data say in the parameters of %s %s is said in the language', (table, code, parameters) => {
  const names = { ...sampleNames, text: (english: string) => `${english} in Russian` };
  const coded = { code, type: code, ...Object.fromEntries(parameters.map((name) => [name, name])) };
  const messages = { [table]: { [code]: (told: object) => JSON.stringify(told) } };
  const describe = { cautions: describeCaution, reasons: describeReason, bookAhead: describeBookAhead }[table];
  const told = JSON.parse((describe as (...all: unknown[]) => string)(coded, names, messages));
  for (const name of parameters) expect(told[name]).toBe(NO_TEXTS.has(name) ? name : `${name} in Russian`);
});
