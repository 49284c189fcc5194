import { THEMES } from '@almaty/content/catalogue';
import type { Transport } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import type { LocationFacts } from '../../src/content/schema.ts';
import { themes } from '../../src/content/search/themes.ts';
import { catalogue } from '../content/catalogue.ts';
import type { LocationContent } from '../content/catalogue-content.ts';
import { findThemes } from './find-themes.ts';

const FAR_MINUTES = 300;
const { facts: medeu } = catalogue.locations.find(({ location }) => location.slug === 'medeu') as LocationContent;
const { confidence, sources, checkedOn } = medeu.roadKm;
const fact = <Value>(value: Value) => ({ value, confidence, sources, checkedOn });

/** The facts of a location in the city for which every theme holds. */
const facts: LocationFacts = {
  ...medeu,
  driveHours: fact<[number, number]>([0.5, 1]),
  strenuousness: fact(1),
  walkKm: fact(5),
  ascentMetres: fact(250),
  guideAdvised: fact(false),
  transport: fact<Transport[]>(['bus']),
  bus: fact({ lines: ['12'], stop: 'Medeu', minutesFromCentre: 45, walkFromStopMinutes: 30 }),
  bestMonths: fact([2]),
  visitMinutes: fact({ min: 60, typical: 179, max: 200 }),
  days: fact({ min: 1, max: 1 }),
};
const { walkKm: _, ...unknownWalk } = facts;
const { bus: __, ...unknownBus } = facts;

test('a location at all limits has every theme', () => {
  expect(findThemes(facts, FAR_MINUTES)).toEqual(['family', 'noCar', 'winter', 'halfDay']);
});

test.each<[string, LocationFacts, string[]]>([
  ['a longer drive', { ...facts, driveHours: fact<[number, number]>([1, 2.25]) }, ['noCar', 'winter']],
  ['a demanding visit', { ...facts, strenuousness: fact(2) }, ['noCar', 'winter', 'halfDay']],
  ['a longer walk', { ...facts, walkKm: fact(5.5) }, ['noCar', 'winter', 'halfDay']],
  ['a walk of unknown length', unknownWalk, ['noCar', 'winter', 'halfDay']],
  ['a higher climb', { ...facts, ascentMetres: fact(260) }, ['noCar', 'winter', 'halfDay']],
  ['a guide', { ...facts, guideAdvised: fact(true) }, ['noCar', 'winter', 'halfDay']],
  [
    'a long walk from the bus',
    { ...facts, bus: fact({ lines: ['12'], stop: 'Medeu', minutesFromCentre: 45, walkFromStopMinutes: 31 }) },
    ['family', 'winter', 'halfDay'],
  ],
  [
    'a taxi or a tour only',
    { ...facts, transport: fact<Transport[]>(['taxi', 'tour']) },
    ['family', 'winter', 'halfDay'],
  ],
  ['a best month in March', { ...facts, bestMonths: fact([3]) }, ['family', 'noCar', 'halfDay']],
  [
    'a visit that makes it a far stop',
    { ...facts, visitMinutes: fact({ min: 60, typical: 180, max: 200 }) },
    ['family', 'noCar', 'winter'],
  ],
  ['a night on the way', { ...facts, days: fact({ min: 2, max: 2 }) }, ['family', 'noCar', 'winter']],
])('%s takes a theme away', (_name, changed, themes) => {
  expect(findThemes(changed, FAR_MINUTES)).toEqual(themes);
});

test.each<[string, LocationFacts]>([
  ['a bus whose stop is not recorded', unknownBus],
  ['a walk', { ...facts, transport: fact<Transport[]>(['walk', 'taxi']) }],
  ['a train', { ...facts, transport: fact<Transport[]>(['train', 'plane']) }],
])('%s needs no car', (_name, changed) => {
  expect(findThemes(changed, FAR_MINUTES)).toContain('noCar');
});

test('the filters of the search have the themes that search words may name', () => {
  expect(themes).toEqual(THEMES);
});
