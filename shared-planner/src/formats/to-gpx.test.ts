import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { parseXml, type XmlElement } from '../testing/parse-xml.ts';
import { sampleData, sampleNames } from '../testing/sample-data.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { toGpx } from './to-gpx.ts';

const read = (names = sampleNames, data = sampleData, plan = samplePlan) => parseXml(toGpx(plan, names, data));

/** A schema of our own, because the published file states no licence. */
const schema = readFileSync(path.join(import.meta.dirname, 'gpx.xsd'), 'utf8');

/** What libxml2 finds wrong in a file, compared with the schema. */
async function findSchemaErrors(gpx: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'plan.gpx', contents: gpx }, schema });
  return errors.map(({ message }) => message);
}

const getChildren = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);
const getText = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name)?.text;

test.each([
  ['a missing position', (gpx: string) => gpx.replace(/ lat="[^"]*"/, '')],
  ['a position with an exponent', (gpx: string) => gpx.replace(/ lat="[^"]*"/, ' lat="4e-7"')],
  ['a position beyond the pole', (gpx: string) => gpx.replace(/ lat="[^"]*"/, ' lat="90.1"')],
  ['a repetition', (gpx: string) => gpx.replace('<name>', '<name>Twice</name><name>')],
  ['a wrong order', (gpx: string) => gpx.replace('<metadata>', '<rte></rte><metadata>')],
  ['an unknown element', (gpx: string) => gpx.replace('<metadata>', '<metadata><other/>')],
])('the schema refuses %s', async (_, change) => {
  expect(await findSchemaErrors(change(toGpx(samplePlan, sampleNames, sampleData)))).not.toEqual([]);
});

test('it is valid GPX 1.1', async () => {
  const gpx = toGpx(samplePlan, sampleNames, sampleData);
  expect(parseXml(gpx).attributes.xmlns).toBe('http://www.topografix.com/GPX/1/1');
  expect(await findSchemaErrors(gpx)).toEqual([]);
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
