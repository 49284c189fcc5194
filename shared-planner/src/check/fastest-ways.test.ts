import { describe, expect, test } from 'vitest';
import { readRules } from '../rules/read-rules.ts';
import type { RoadEdge, TravelMode } from '../schema/index.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { createWayFinder } from './fastest-ways.ts';

const RULES = readRules(SMALL_PLANNING_DATA.rules, 'balanced');
const WEEKDAY = '2027-06-08';

const edge = (from: string, to: string, minutes: number, fields: Partial<RoadEdge> = {}): RoadEdge => ({
  ...{ from, to, minutes, km: minutes, surface: 'asphalt', access: 'all', months: [6], possibleMonths: [6] },
  ...fields,
});

const findWays = (edges: RoadEdge[], date = WEEKDAY, transport: TravelMode = 'car') =>
  createWayFinder(edges, date, transport, RULES)('a', 'z');

/** What most ways have. */
const WAY = { flightMinutes: 0, restMinutes: 0, isWalk: false, parts: [] };

test('the fastest way has the least minutes, not the fewest edges', () => {
  const ways = findWays([edge('a', 'z', 100), edge('a', 'b', 30), edge('c', 'b', 30), edge('z', 'c', 30)]);
  expect(ways).toEqual([{ ...WAY, minutes: 104, km: 90 }]);
});

test('the buffer is added to the sum, which is rounded up', () => {
  const nodes = ['a', ...Array.from({ length: 19 }, (_, index) => `n${index}`), 'z'];
  const edges = nodes.slice(1).map((node, index) => edge(nodes[index] ?? '', node, 1));
  expect(findWays(edges)[0]?.minutes).toBe(23);
  expect(findWays([edge('a', 'z', 20)])[0]?.minutes).toBe(23);
  expect(findWays([edge('a', 'z', 21)])[0]?.minutes).toBe(25);
});

test.each([
  // 150 minutes with buffer pass no rest stop before their end, 151 do.
  [130, 150],
  [131, 166],
  [260, 299 + 15],
  [261, 301 + 30],
])('%i minutes of driving take %i minutes with buffer and rest stops', (minutes, total) => {
  expect(findWays([edge('a', 'z', minutes)])[0]?.minutes).toBe(total);
});

test('every fastest way is found that differs in a figure', () => {
  const ways = findWays([
    edge('a', 'b', 20),
    edge('b', 'z', 20),
    edge('a', 'c', 10, { surface: 'gravel' }),
    edge('c', 'z', 30),
    edge('a', 'z', 40, { km: 31 }),
    edge('a', 'd', 20),
    edge('d', 'z', 20),
    edge('a', 'e', 20),
    edge('e', 'z', 21),
  ]);
  expect(ways).toHaveLength(3);
  expect(ways.map(({ km }) => km).sort((a, b) => a - b)).toEqual([31, 40, 40]);
  expect(ways.map(({ parts }) => parts)).toContainEqual([{ kind: 'daylight', from: 0, to: 12 }]);
});

test('two edges between the same nodes are two ways', () => {
  const edges = [edge('a', 'z', 20), edge('z', 'a', 10, { km: 3 })];
  expect(findWays(edges)).toEqual([{ ...WAY, minutes: 12, km: 3 }]);
});

test('every rough road is a part of its own, which ends at the latest after all rest stops', () => {
  const ways = findWays([
    edge('a', 'b', 200),
    edge('b', 'c', 10, { surface: '4x4' }),
    edge('c', 'd', 10),
    edge('d', 'e', 10, { surface: 'gravel' }),
    edge('e', 'z', 100),
  ]);
  expect(ways).toEqual([
    {
      ...{ ...WAY, minutes: 380 + 30, restMinutes: 30, km: 330 },
      parts: [
        { kind: 'daylight', from: 230, to: 242 + 30 },
        { kind: 'daylight', from: 253, to: 265 + 30 },
      ],
    },
  ]);
});

test('a gondola is a part', () => {
  const ways = findWays([edge('a', 'b', 10), edge('b', 'z', 20, { surface: 'gondola' })]);
  expect(ways).toEqual([{ ...WAY, minutes: 35, km: 30, parts: [{ kind: 'gondola', from: 12, to: 35 }] }]);
});

test('a way is a walk if all of it is on foot', () => {
  const [onFoot, road] = [edge('a', 'b', 10, { surface: 'foot' }), edge('b', 'z', 10)];
  expect(findWays([onFoot, { ...onFoot, from: 'b', to: 'z' }])).toEqual([
    { ...WAY, minutes: 23, km: 20, isWalk: true },
  ]);
  expect(findWays([onFoot, road])).toEqual([{ ...WAY, minutes: 23, km: 20 }]);
});

test('a flight has no buffer and no rest stop', () => {
  const ways = findWays([edge('a', 'b', 100), edge('b', 'c', 200, { surface: 'air' }), edge('c', 'z', 30)]);
  expect(ways).toEqual([{ ...WAY, minutes: 350, flightMinutes: 200, km: 330 }]);
});

test('a rough road after a flight begins when the flight has ended', () => {
  const ways = findWays([
    edge('a', 'b', 100),
    edge('b', 'c', 200, { surface: 'air' }),
    edge('c', 'z', 10, { surface: '4x4' }),
  ]);
  expect(ways[0]?.parts).toEqual([{ kind: 'daylight', from: 315, to: 327 }]);
});

describe('open edges', () => {
  test('the possible months count, not the usual ones', () => {
    const edges = [edge('a', 'z', 10, { months: [7], possibleMonths: [6, 7] })];
    expect(findWays(edges)).toHaveLength(1);
    expect(findWays(edges, '2027-05-31')).toEqual([]);
  });

  test.each([
    ['2027-06-07', 1],
    ['2027-06-08', 0],
    ['2027-06-10', 0],
    ['2027-06-11', 1],
  ])('on %s, with a closure from 8 to 10 June, there are %i ways', (date, count) => {
    expect(findWays([edge('a', 'z', 10, { closures: [{ from: '06-08', to: '06-10' }] })], date)).toHaveLength(count);
  });

  test('a walk of 15 minutes is part of a drive, a longer one is none', () => {
    expect(findWays([edge('a', 'z', 15, { surface: 'foot' })])).toHaveLength(1);
    expect(findWays([edge('a', 'z', 16, { surface: 'foot' })])).toEqual([]);
  });

  test.each([{ surface: 'rail' }, { access: 'eco-taxi' }, { access: 'eco-transport' }] as const)(
    'nobody drives on %o',
    (fields) => {
      expect(findWays([edge('a', 'z', 10, fields)])).toEqual([]);
    },
  );

  test.each([
    ['asphalt', 20],
    ['foot', 12],
    ['gondola', 12],
    ['gravel', undefined],
    ['4x4', undefined],
    ['air', 10],
  ] as const)('by public transport, 10 minutes of %s take: %s', (surface, minutes) => {
    expect(findWays([edge('a', 'z', 10, { surface })], WEEKDAY, 'public')[0]?.minutes).toBe(minutes);
  });

  test('the minutes of a weekend are added before the percentage of public transport', () => {
    const edges = [edge('a', 'z', 10, { weekendExtraMinutes: 10 })];
    expect(findWays(edges, '2027-06-11')[0]?.minutes).toBe(12);
    expect(findWays(edges, '2027-06-12')[0]?.minutes).toBe(23);
    expect(findWays(edges, '2027-06-13')[0]?.minutes).toBe(23);
    // 20 x 1.7 x 1.15 = 39.1
    expect(findWays(edges, '2027-06-13', 'public')[0]?.minutes).toBe(40);
  });
});

test('beside a short walk there is no drive', () => {
  const walk = edge('z', 'a', 14, { surface: 'foot' });
  expect(findWays([edge('a', 'z', 8), walk])).toEqual([{ ...WAY, minutes: 17, km: 14, isWalk: true }]);
});
