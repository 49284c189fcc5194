import { brotliCompressSync } from 'node:zlib';
import { findClosure } from '@almaty/planner/calendar';
import { expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { createPlanningData } from './create-planning-data.ts';
import { createPlanningEvidence } from './create-planning-evidence.ts';
import { createRoadGraph, getDriveMinutes } from './road-graph.ts';

const data = createPlanningData(catalogue);
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
      if (['combinesOnTrip', 'overlapsWith'].includes(field) && !(name in ofLocation)) continue;
      expect(
        ofLocation[name]?.sources.every((index) => evidence.sources[index]),
        `${id} ${field}`,
      ).toBe(true);
    }
  }
  expect(evidence.edges).toHaveLength(data.roads.edges.length);
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
