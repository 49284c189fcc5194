import * as m from '#messages';
import { type FrameMap, type MapGroup, type MapLabel, zoomLevels } from '../../../src/lib/map/marks.ts';
import type { Projection } from '../../../src/lib/map/projection.ts';
import type { CatalogueContent } from '../../content/catalogue-content.ts';
import type { Geodata, Trail } from '../geodata/read-geodata.ts';
import { SUMMIT_GAP } from '../grounds/draw-range.ts';
import { pickSummits } from '../grounds/draw-relief.ts';
import {
  type DrawnRoad,
  drawRoads,
  drawStraightWays,
  drawTrails,
  isInside,
  listRoads,
  projectLine,
} from './draw-ways.ts';
import { type FixedMark, type PlacedLabel, placeLabelsByLevel } from './label-levels.ts';
import { placeChosen, SIZES, toRequest, wantLabel, wantPins } from './label-requests.ts';
import { getSummitName, shortenName } from './map-texts.ts';
import {
  createGroup,
  createPins,
  GROUP_SIZE,
  groupLocations,
  OPEN_LEVEL,
  PIN_SIZE,
  type PlacedPin,
  SMALL_PIN_SIZE,
} from './pins.ts';
import { createRoadPlates, createTrailPlates } from './plates.ts';
import type { PositionedLocation } from './positioned-locations.ts';
import { createSigns } from './signs.ts';

/** So near to a pin a summit is the one of the pin, in pixels. */
const SUMMIT_OF_PIN = 24;
/** Maps of at least this scale show trails, water and summits, in pixels per kilometre. */
const DETAILED = 10;

type Name = Pick<MapLabel, 'kind' | 'text'> & { lat: number; lon: number };

/** What a map shows besides what lies within it. */
export type FrameScope = {
  locations: readonly PositionedLocation[];
  /** The location whose map it is. Such a map cannot be enlarged. */
  chosenId?: number;
  hasRoad: (road: DrawnRoad) => boolean;
  /** The ids of the nodes that are named as towns. */
  towns: readonly string[];
  /** Names of lakes and rivers, and of the city. */
  names: readonly Name[];
  /** Summits that are named although they are not among the points. */
  summits: readonly (Name & { elevationMetres: number })[];
};

/** The buttons that enlarge a map, in its corner. An enlarged map is moved below them. */
const getButtons = ({ width }: Projection): FixedMark => ({
  x: width - 38,
  y: 66,
  halfWidth: 38,
  halfHeight: 66,
  until: 1,
});

const round = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

/** The summits that a map names, with their heights. */
function listSummits(geodata: Geodata, projection: Projection, pins: readonly PlacedPin[], { summits }: FrameScope) {
  const painted = projection.pixelsPerKm > DETAILED ? pickSummits(geodata, projection, SUMMIT_GAP) : [];
  const named = painted.flatMap(({ name, elevationMetres, x, y }) => {
    const text = name && getSummitName(geodata, name);
    const isOfPin = pins.some((pin) => Math.hypot(pin.x - x, pin.y - y) < SUMMIT_OF_PIN);
    return text && !isOfPin ? [{ text, elevationMetres, x, y }] : [];
  });
  const further = summits.map(({ text, elevationMetres, ...position }) => ({
    ...{ text, elevationMetres },
    ...projection.project(position),
  }));
  return [...named, ...further];
}

function listTowns({ roads }: CatalogueContent, projection: Projection, { towns }: FrameScope) {
  return towns.flatMap((id) => {
    const node = roads.nodes.find((each) => each.id === id);
    const point = node && projection.project(node);
    return point && isInside(point, projection) ? [{ text: shortenName(node.name), ...round(point) }] : [];
  });
}

const toMarks = (pins: readonly PlacedPin[], groups: readonly MapGroup[]): FixedMark[] => [
  ...pins.map((pin) => {
    const half = pin.also ? SMALL_PIN_SIZE : PIN_SIZE;
    return { ...pin, halfWidth: half, halfHeight: half };
  }),
  ...groups.map(({ x, y }) => ({ x, y, halfWidth: GROUP_SIZE, halfHeight: 17, until: OPEN_LEVEL })),
];

const listAlongTrails = (trails: readonly Trail[], projection: Projection): FixedMark[] =>
  trails.flatMap(({ line }) =>
    projectLine(line, projection).map((point) => ({ ...point, halfWidth: 3, halfHeight: 3 })),
  );

/**
 * Places everything on a map: pins and tickets, ways, signs and names. What has no room at an enlargement is left out there; a
 * list or a text beside the map says the same.
 */
export function createFrameMap(
  content: CatalogueContent,
  geodata: Geodata,
  projection: Projection,
  scope: FrameScope,
): FrameMap {
  const { chosenId } = scope;
  const locations = scope.locations
    .map((location) => ({ ...location, ...projection.project(location.position) }))
    .filter((location) => isInside(location, projection, 0));
  const levels = chosenId === undefined ? zoomLevels : zoomLevels.slice(0, 1);
  const lists = chosenId === undefined ? groupLocations(locations) : locations.map((location) => [location]);
  const tickets = lists.filter(({ length }) => length > 1);
  const singles = lists.filter(({ length }) => length === 1).flat();
  const pins = [...createPins(singles, 1), ...tickets.flatMap((members) => createPins(members, 3, OPEN_LEVEL))];
  const groups = tickets.map(createGroup);
  const isDetailed = projection.pixelsPerKm > DETAILED;
  const trails = isDetailed
    ? geodata.trails.filter(({ line }) => projectLine(line, projection).some((point) => isInside(point, projection)))
    : [];
  const roads = listRoads(content.roads, geodata, projection).filter(scope.hasRoad);
  const signs = isDetailed ? createSigns(geodata, projection, pins, levels) : [];
  const towns = listTowns(content, projection, scope);
  const marks = [
    ...(chosenId === undefined ? [getButtons(projection)] : []),
    ...toMarks(pins, groups),
    ...towns.map(({ x, y }) => ({ x, y, halfWidth: 6, halfHeight: 6 })),
    ...signs.map(({ kind: _, ...sign }) => ({ ...sign, halfWidth: 10, halfHeight: 10 })),
  ];
  const trailPlates = createTrailPlates(trails, projection, marks);
  const roadPlates = createRoadPlates(roads, projection, [...marks, ...trailPlates.blocked]);
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const chosenPin = pins.find(({ id }) => id === chosenId);
  const chosen = chosenPin && placeChosen(projection, pins, chosenPin, names.get(chosenPin.id) ?? '');
  const labels = [
    ...scope.names.map(({ kind, text, ...position }) =>
      wantLabel({ kind, text, ...projection.project(position) }, kind === 'city' ? 34 : 0, true),
    ),
    ...towns.map((town) => wantLabel({ kind: 'town', ...town }, 9)),
    ...listSummits(geodata, projection, pins, scope).map(({ elevationMetres, ...summit }) =>
      wantLabel({ kind: 'summit', ...summit, detail: m.formatMetres({ metres: elevationMetres }) }, 13),
    ),
  ];
  const placed = placeLabelsByLevel<object>(
    projection,
    [
      ...marks,
      ...(chosen ? [chosen.mark] : []),
      ...trailPlates.blocked,
      ...roadPlates.blocked,
      ...listAlongTrails(trails, projection),
    ],
    [
      ...labels.filter(({ key }) => key.kind === 'city' || key.kind === 'water'),
      ...groups.map((group) => ({
        ...toRequest(m.mapCentre, SIZES.place, GROUP_SIZE + 4, true),
        ...{ x: group.x, y: group.y, key: group, until: OPEN_LEVEL },
      })),
      ...wantPins(
        pins.filter((pin) => pin !== chosenPin),
        names,
      ),
      ...labels.filter(({ key }) => key.kind === 'town' || key.kind === 'summit'),
    ],
    levels,
  );
  const name = <Named extends object>(key: Named, text: string) => {
    const label: PlacedLabel | undefined = placed.get(key);
    return label ? { ...key, label: { ...label, text } } : key;
  };
  const shownLocations = chosenId === undefined ? locations : locations.filter(({ id }) => id === chosenId);
  return {
    marks: {
      lines: [
        ...drawRoads(roads),
        ...(isDetailed ? drawStraightWays(content.roads, shownLocations, trails, projection) : []),
        ...drawTrails(trails, projection),
      ],
      signs: [...signs, ...towns.map(({ x, y }) => ({ kind: 'town' as const, x, y }))],
      labels: labels.flatMap(({ key }) => {
        const label = placed.get(key);
        return label ? [{ ...key, ...label }] : [];
      }),
      plates: [...trailPlates.plates, ...roadPlates.plates],
    },
    pins: pins.map((pin) =>
      pin === chosenPin && chosen ? { ...pin, label: chosen.label } : name(pin, names.get(pin.id) ?? ''),
    ),
    groups: groups.map((group) => name(group, m.mapCentre)),
  };
}
