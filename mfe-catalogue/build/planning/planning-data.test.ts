import { brotliCompressSync } from 'node:zlib';
import { findClosure } from '@almaty/planner/calendar';
import { Prices } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { createPlanningData } from './create-planning-data.ts';
import { createPlanningEvidence } from './create-planning-evidence.ts';
import { createRoadGraph, getDriveMinutes } from './road-graph.ts';

const data = createPlanningData(catalogue);
const prices = Prices.parse(data.prices);
const evidence = createPlanningEvidence(catalogue);
const { locations, activities, sampleItineraries } = catalogue;
const factsBySlug = locations.map(({ location, facts }) => [location.slug, facts] as const);
const getBrotliSize = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;

test('the planning data contains every location and activity', () => {
  const sortIds = (entries: readonly { id: number }[]) => entries.map(({ id }) => id).sort((a, b) => a - b);
  expect(sortIds(data.locations)).toEqual(sortIds(locations.map(({ location }) => location)));
  expect(sortIds(data.activities)).toEqual(sortIds(activities.map(({ activity }) => activity)));
});

test('the planning data travels to phones in at most 14 KB, its evidence in at most 30 KB', () => {
  expect(getBrotliSize(data)).toBeLessThanOrEqual(14 * 1024);
  expect(getBrotliSize(evidence)).toBeLessThanOrEqual(30 * 1024);
});

test('the planning data says nothing of how it is known', () => {
  expect(JSON.stringify(data)).not.toMatch(/"(confidence|sources|checkedOn|why)"/);
});

test('every fact of a location in the planning data has evidence that names existing sources', () => {
  for (const { id, ...fields } of data.locations) {
    const ofLocation = evidence.locations[id] ?? {};
    for (const field of Object.keys(fields)) {
      const name = field === 'node' ? 'arrivalNode' : field;
      // A park is no fact of its own: it says whose the fee is.
      if (field === 'park') continue;
      if (['combinesOnTrip', 'overlapsWith'].includes(field) && !(name in ofLocation)) continue;
      expect(
        ofLocation[name]?.sources.every((index) => evidence.sources[index]),
        `${id} ${field}`,
      ).toBe(true);
    }
  }
  expect(evidence.edges).toHaveLength(data.roads.edges.length);
});

test('the prices of the planning data and of activities have evidence that names existing sources', () => {
  const { vans, beds, ...others } = prices;
  const fields = [
    ...Object.keys(others),
    ...vans.map(({ from, to }) => `van ${from} ${to}`),
    ...beds.map(({ base }) => `bed ${base}`),
  ];
  for (const field of fields)
    expect(
      evidence.prices[field]?.sources.every((index) => evidence.sources[index]),
      field,
    ).toBe(true);
  for (const { id, price } of data.activities) if (price) expect(evidence.activities[id]).toHaveProperty('priceTenge');
});

test('a van goes where a track needs a 4x4', () => {
  for (const van of prices.vans)
    expect(data.roads.edges).toContainEqual(expect.objectContaining({ from: van.from, to: van.to, surface: '4x4' }));
});

/** How far the fare of a taxi may be from the tariff, in parts of it: both are rounded. */
const FARE_TOLERANCE = 0.2;

test('the fare of a taxi to a location is that of the tariff', () => {
  const { start, km, minute } = prices.taxi;
  for (const [slug, { taxiTenge, roadKm, driveHours, arrivalNode }] of factsBySlug) {
    // Up there goes the gondola: the fare is that to Medeu.
    if (!taxiTenge || arrivalNode.value === 'shymbulak') continue;
    const [shortest = 0, longest = 0] = driveHours.value.map((hours) => hours * 60 * minute);
    const fares = [start + roadKm.value * km.min + shortest, start + roadKm.value * km.max + longest] as const;
    expect(Math.abs(taxiTenge.value.min / fares[0] - 1), slug).toBeLessThan(FARE_TOLERANCE);
    expect(Math.abs(taxiTenge.value.max / fares[1] - 1), slug).toBeLessThan(FARE_TOLERANCE);
  }
});

/** How far a drive of the road graph may be from the known drive, in parts of it. */
const TOLERANCE = 0.15;

test.each(factsBySlug)('the drive to %s along the roads is the known one within 15 %', (_, facts) => {
  const minutes = getDriveMinutes(createRoadGraph(catalogue.roads), facts.arrivalNode.value) ?? Number.NaN;
  const [shortest, longest] = facts.driveHours.value.map((hours) => hours * 60) as [number, number];
  expect(minutes).toBeGreaterThanOrEqual(shortest * (1 - TOLERANCE));
  expect(minutes).toBeLessThanOrEqual(longest * (1 + TOLERANCE));
});

test('locations with the same arrival node have the same way from the city', () => {
  const ways = new Map<string, string>();
  for (const [slug, { arrivalNode, roadKm, driveHours }] of factsBySlug) {
    const way = JSON.stringify([roadKm.value, driveHours.value]);
    expect(way, slug).toBe(ways.get(arrivalNode.value) ?? way);
    ways.set(arrivalNode.value, way);
  }
});

/** The first and the fifteenth day of a month of 2027, which are enough to find a closure of a whole month. */
const getDays = (month: number) => ['01', '15'].map((day) => `2027-${String(month).padStart(2, '0')}-${day}`);

test.each(factsBySlug)('no best month of %s is possible only in theory', (_, facts) => {
  const closures = facts.seasonalClosures?.map(({ value }) => value);
  for (const month of facts.bestMonths.value) {
    expect(facts.possibleMonths.value).toContain(month);
    expect(getDays(month).every((date) => findClosure(closures, date))).toBe(false);
  }
});

test.each(sampleItineraries)('no season closes a location of the sample itinerary $id in its months', (sample) => {
  const ids = new Set(sample.days.flatMap(({ locationIds }) => locationIds));
  for (const { id, possibleMonths, seasonalClosures } of data.locations.filter((location) => ids.has(location.id)))
    for (const month of sample.months) {
      expect(possibleMonths, `${id}`).toContain(month);
      expect(
        getDays(month).every((date) => findClosure(seasonalClosures, date)),
        `${id} in month ${month}`,
      ).toBe(false);
    }
});
