import { expect, test } from 'vitest';
import { parseXml, type XmlElement } from '../testing/parse-xml.ts';
import { sampleData, sampleNames } from '../testing/sample-data.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { toGpx } from './to-gpx.ts';

const read = (names = sampleNames, data = sampleData, plan = samplePlan) => parseXml(toGpx(plan, names, data));

/** The order in which the schema (topografix.com/GPX/1/1/gpx.xsd) allows the children that this package writes. */
const SCHEMA: Readonly<Record<string, readonly string[]>> = {
  gpx: ['metadata', 'wpt', 'rte', 'trk', 'extensions'],
  metadata: ['name', 'desc', 'author', 'copyright', 'link', 'time', 'keywords', 'bounds', 'extensions'],
  wpt: ['ele', 'time', 'magvar', 'geoidheight', 'name', 'cmt', 'desc', 'src', 'link', 'sym', 'type'],
  rtept: ['ele', 'time', 'magvar', 'geoidheight', 'name', 'cmt', 'desc', 'src', 'link', 'sym', 'type'],
  rte: ['name', 'cmt', 'desc', 'src', 'link', 'number', 'type', 'extensions', 'rtept'],
};

const REPEATED = ['wpt', 'rte', 'rtept'];

/** What the schema forbids in an element and below it. */
function findSchemaErrors(element: XmlElement): string[] {
  const order = SCHEMA[element.name] ?? [];
  const positions = element.children.map(({ name }) => order.indexOf(name));
  const isPoint = element.name === 'wpt' || element.name === 'rtept';
  return [
    ...element.children.flatMap(({ name }, index) => {
      const [position = -1, before = 0] = [positions[index], positions[index - 1]];
      const isRepeated = position === before && index > 0 && !REPEATED.includes(name);
      return position < before || isRepeated ? [`${element.name}/${name}`] : [];
    }),
    ...(isPoint && !['lat', 'lon'].every((name) => /^-?\d+(\.\d+)?$/.test(element.attributes[name] ?? ''))
      ? [`${element.name} without position`]
      : []),
    ...element.children.flatMap(findSchemaErrors),
  ];
}

const getChildren = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);
const getText = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name)?.text;

test('the check of the schema finds a wrong order, a repetition and a missing position', () => {
  const element = (name: string, children: XmlElement[] = [], attributes = {}) => ({
    name,
    attributes,
    text: '',
    children,
  });
  const point = { lat: '43.1', lon: '77.2' };
  expect(findSchemaErrors(element('wpt', [element('type'), element('name')], point))).toEqual(['wpt/name']);
  expect(findSchemaErrors(element('wpt', [element('name'), element('name')], point))).toEqual(['wpt/name']);
  expect(findSchemaErrors(element('wpt', [element('other')], point))).toEqual(['wpt/other']);
  expect(findSchemaErrors(element('wpt', [], { lat: '4e-7', lon: '77' }))).toEqual(['wpt without position']);
});

test('it is GPX 1.1 with its elements in the order of the schema', () => {
  const gpx = read();
  expect(gpx.name).toBe('gpx');
  expect(gpx.attributes).toEqual({
    xmlns: 'http://www.topografix.com/GPX/1/1',
    version: '1.1',
    creator: 'Almaty guide',
  });
  expect(findSchemaErrors(gpx)).toEqual([]);
});

test('every stop is a waypoint with day, number and name, without times', () => {
  const waypoints = getChildren(read(), 'wpt');
  expect(waypoints.map((point) => getText(point, 'name'))).toEqual([
    'Day 1, 1: Green Bazaar',
    'Day 1, 2: Shymbulak Ski Resort',
    'Day 1, 3: Kazakh Sauna',
    'Day 2, 1: Charyn Canyon',
    'Day 3, 1: Kaindy Lake',
    'Day 3, 2: Kolsay Lakes',
  ]);
  expect(waypoints[3]?.attributes).toEqual({ lat: '43.352700', lon: '79.080700' });
  expect(getText(waypoints[0], 'desc')).toContain('Some halls closed until 2028.');
});

test('every day has a route from where it begins, through its stops, to where it ends', () => {
  const routes = getChildren(read(), 'rte');
  expect(routes.map((route) => getText(route, 'name'))).toEqual([
    'Day 1: Saturday 12 June 2027',
    'Day 2: Sunday 13 June 2027',
    'Day 3: Monday 14 June 2027',
  ]);
  expect(routes.map((route) => getChildren(route, 'rtept').map((point) => getText(point, 'name')))).toEqual([
    [
      'Almaty airport (ALA), T1 and T2',
      'Green Bazaar',
      'Shymbulak Ski Resort',
      'Kazakh Sauna',
      'Republic Square (centre of Almaty)',
    ],
    ['Republic Square (centre of Almaty)', 'Charyn Canyon', 'Saty village'],
    ['Saty village', 'Kaindy Lake', 'Kolsay Lakes', 'Republic Square (centre of Almaty)'],
  ]);
});

test('names are escaped, and characters that XML forbids are left out', () => {
  const name = 'Kolsay & <b>"Kaindy"</b> \'1\'';
  const gpx = read({ ...sampleNames, location: () => `${name}\u0000\u001B\uFFFE\uD800` });
  expect(getText(getChildren(gpx, 'wpt')[0], 'name')).toBe(`Day 1, 1: ${name}`);
});

test('a stop without a known position is left out', () => {
  const gpx = read(sampleNames, { ...sampleData, locations: [] });
  expect(getChildren(gpx, 'wpt').map((point) => getText(point, 'name'))).toEqual(['Day 1, 3: Kazakh Sauna']);
});

test('days without items have no route', () => {
  const plan = { ...samplePlan, days: samplePlan.days.map((day) => ({ ...day, items: [] })) };
  expect(read(sampleNames, sampleData, plan).children.map(({ name }) => name)).toEqual(['metadata']);
});
