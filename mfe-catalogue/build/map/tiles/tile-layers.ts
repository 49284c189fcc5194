import type { RoadsFile } from '@almaty/content/catalogue';
import { LANGUAGES, type Language } from '@almaty/languages';
import type { Feature, Geometry } from 'geojson';
import { isDriven } from '../geodata/find-road-line.ts';
import type { Geodata, OsmNames } from '../geodata/read-geodata.ts';
import type { Coordinates } from '../geodata/schema.ts';

/** A town of the road graph. */
export type Town = { name: Readonly<Record<Language, string>>; at: Coordinates };

/** The features of each layer, in the words of OpenMapTiles, so that tiles of OpenStreetMap need no other style. */
export type TileLayers = Readonly<Record<string, readonly Feature[]>>;

type Line = readonly Coordinates[];

/** The names of a feature: `name` is that of OpenStreetMap, and stands in for languages that have none. */
const nameFeature = (names: { [Each in keyof OsmNames]: OsmNames[Each] | undefined }) => {
  const local = names.ru ?? names.kk ?? names.en;
  return {
    ...(local && { name: local }),
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) => (names[language] ? [[`name:${language}`, names[language]]] : [])),
    ),
  };
};

const create = (geometry: Geometry, properties: object): Feature => ({
  type: 'Feature',
  ...{ geometry, properties: { ...properties } },
});
const copy = (line: Line) => line.map(([lon, lat]) => [lon, lat]);
const createPoint = ([lon, lat]: Coordinates, properties: object) =>
  create({ type: 'Point', coordinates: [lon, lat] }, properties);
const createLine = (line: Line, properties: object) =>
  create({ type: 'LineString', coordinates: copy(line) }, properties);
const createLines = (lines: readonly Line[], properties: object) =>
  create({ type: 'MultiLineString', coordinates: lines.map(copy) }, properties);
const createPolygon = (rings: readonly Line[], properties: object) =>
  create({ type: 'Polygon', coordinates: rings.map(copy) }, properties);

const STREET_CLASSES = { main: 'primary', secondary: 'secondary', street: 'minor' } as const;

/** Roads out of the city, as far as their lines are known. @throws Error when one is none of the road graph. */
const createRoads = ({ roads }: Geodata, edges: readonly RoadsFile['edges'][number][]): Feature[] =>
  roads.map(({ from, to, line }) => {
    const edge = edges.find((each) => each.from === from && each.to === to && isDriven(each));
    if (!edge) throw new Error(`roads.geojson has a road from ${from} to ${to}, which roads.yml does not have`);
    return createLine(line, { class: edge.surface === 'asphalt' ? 'primary' : 'track' });
  });

/** Trails and streets, and with their names what says them along the line. */
function createWays({ trails, trailTexts, streets }: Geodata): Feature[] {
  const names = new Map(trailTexts.trails.map(({ id, name }) => [id, name]));
  return [
    ...trails.map(({ id, nameRu, line }) =>
      createLine(line, { class: 'path', subclass: 'path', ...nameFeature(names.get(id) ?? { ru: nameRu }) }),
    ),
    ...streets.map(({ class: kind, names: street, lines }) =>
      createLines(lines, { class: STREET_CLASSES[kind], ...nameFeature(street) }),
    ),
  ];
}

function createPeaks({ points, names, highestPeak }: Geodata): Feature[] {
  const peaks = points.flatMap(({ kind, nameRu, elevationMetres, at }) =>
    kind === 'peak'
      ? [
          createPoint(at, {
            class: 'peak',
            ele: elevationMetres,
            ...nameFeature({ ru: nameRu, ...names.peaks.get(nameRu ?? '') }),
          }),
        ]
      : [],
  );
  const { at, elevationMetres } = highestPeak;
  return [...peaks, createPoint(at, { class: 'peak', ele: elevationMetres, ...nameFeature(names.highestPeak) })];
}

/** Huts, water and rescue posts. */
function createPlacesToKnow({ points, trailTexts }: Geodata): Feature[] {
  const names = new Map(trailTexts.points.map((each) => [each.ru, each]));
  return points.flatMap(({ kind, nameRu, isSpring, at }) => {
    if (kind === 'peak' || (kind === 'hut' && !nameRu)) return [];
    const subclass = { hut: 'alpine_hut', rescue: 'mountain_rescue', water: isSpring ? 'spring' : 'drinking_water' }[
      kind
    ];
    return [createPoint(at, { class: subclass, subclass, ...nameFeature(names.get(nameRu ?? '') ?? { ru: nameRu }) })];
  });
}

const createLabels = ({ names }: Geodata, kind: 'city' | 'water') =>
  names.region
    .filter((each) => each.kind === kind)
    .map(({ text, lat, lon }) =>
      createPoint([lon, lat], { class: kind === 'city' ? 'city' : 'lake', ...nameFeature(text) }),
    );

/** Everything that the exact map draws of our own geodata. A road is not of which only the ends are known. */
export function createTileLayers(
  geodata: Geodata,
  towns: readonly Town[],
  edges: readonly RoadsFile['edges'][number][],
): TileLayers {
  const { lakes, rivers, borders, landmarks } = geodata;
  const ways = createWays(geodata);
  return {
    water: lakes.map((rings) => createPolygon(rings, { class: 'lake' })),
    waterway: rivers.map((line) => createLine(line, { class: 'river' })),
    boundary: borders.map((line) => createLine(line, { admin_level: 2 })),
    building: landmarks.map(({ ring, names }) => createPolygon([ring], nameFeature(names))),
    transportation: [...createRoads(geodata, edges), ...ways],
    transportation_name: ways.filter(({ properties }) => properties && 'name' in properties),
    mountain_peak: createPeaks(geodata),
    poi: createPlacesToKnow(geodata),
    water_name: createLabels(geodata, 'water'),
    place: [
      ...createLabels(geodata, 'city'),
      ...towns.map(({ name, at }) => createPoint(at, { class: 'town', ...nameFeature(name) })),
    ],
  };
}
