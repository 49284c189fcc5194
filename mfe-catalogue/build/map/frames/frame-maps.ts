import { LANGUAGE } from '@almaty/languages/current';
import { getDistanceKm, type Position, REPUBLIC_SQUARE } from '../../../src/lib/distance-and-bearing.ts';
import { type Frame, projections } from '../../../src/lib/map/frames.ts';
import type { FrameMap } from '../../../src/lib/map/marks.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import type { Geodata } from '../geodata/read-geodata.ts';
import { createFrameMap } from './create-frame-map.ts';
import type { DrawnRoad } from './draw-ways.ts';
import { moveToEdge } from './edge-locations.ts';
import { listPositionedLocations } from './positioned-locations.ts';

/** The region's map shows neither locations nor roads this near to Republic Square, in kilometres. */
const CITY_KM = 26;

/** The centre, inside of which the map of the range shows no roads, in degrees. */
const CENTRE = { west: 76.9, east: 76.965, south: 43.2, north: 43.28 };

/** Towns that maps name: nodes of the road graph, without turn-offs and car parks. */
export const TOWNS = [
  ...['shelek', 'kokpek', 'saty', 'konaev', 'saryozek', 'basshi', 'shonzhy'],
  ...['esik', 'talgar', 'zhalanash', 'turgen-village', 'koktal'],
  ...['taraz', 'shymkent', 'taldykorgan', 'sarkand', 'lepsinsk'],
];

const isInCentre = ({ lat, lon }: Position) =>
  lon > CENTRE.west && lon < CENTRE.east && lat > CENTRE.south && lat < CENTRE.north;

/** Whether a position is in the city or the gorges above it. */
export const isInCity = (position: Position): boolean => getDistanceKm(REPUBLIC_SQUARE, position) < CITY_KM;

/** Leaves out roads both of whose ends are somewhere. */
export function leaveOutRoads({ roads }: CatalogueContent, isThere: (position: Position) => boolean) {
  const there = new Set(roads.nodes.filter(isThere).map(({ id }) => id));
  return ({ edge: { from, to } }: DrawnRoad): boolean => !(there.has(from) && there.has(to));
}

/** The names of the region in the language of the page, and its highest summit. */
export function nameRegion({ names, highestPeak }: Geodata) {
  const [lon, lat] = highestPeak.at;
  return {
    names: names.region.map(({ text, ...name }) => ({ ...name, text: text[LANGUAGE] })),
    summits: [
      {
        kind: 'summit' as const,
        ...{ lon, lat, elevationMetres: highestPeak.elevationMetres },
        text: names.highestPeak[LANGUAGE],
      },
    ],
  };
}

/** Creates the maps of the page `/map`. */
export function createFrameMaps(content: CatalogueContent, geodata: Geodata): Record<Frame, FrameMap> {
  const locations = listPositionedLocations(content);
  const { region } = projections;
  return {
    range: createFrameMap(content, geodata, projections.range, {
      locations,
      hasRoad: leaveOutRoads(content, isInCentre),
      ...{ towns: [], names: [], summits: [] },
    }),
    region: createFrameMap(content, geodata, region, {
      locations: locations.filter(({ position }) => !isInCity(position)).map((each) => moveToEdge(each, region)),
      hasRoad: leaveOutRoads(content, isInCity),
      towns: TOWNS,
      ...nameRegion(geodata),
    }),
  };
}
