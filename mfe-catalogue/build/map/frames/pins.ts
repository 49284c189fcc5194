import type { MapGroup, MapPin, ZoomLevel } from '../../../src/lib/map/marks.ts';
import type { Point } from '../../../src/lib/map/projection.ts';
import type { PositionedLocation } from './positioned-locations.ts';
import { spreadPins } from './spread-pins.ts';

/** Half of the width of a pin with a number, of a small one, and of a ticket, in pixels of the screen. */
export const PIN_SIZE = 16;
export const SMALL_PIN_SIZE = 9;
export const GROUP_SIZE = 25;
/** A ticket opens at this step of enlargement. */
export const OPEN_LEVEL = 2;

/** City locations nearer than this become a ticket, and pins are moved apart to this, in pixels of the screen. */
const GROUP_DISTANCE = 96;
const PIN_DISTANCE = 42;
/** South of this latitude the city ends, and its locations stand alone. */
const CITY_LATITUDE = 43.2;

export type PlacedLocation = PositionedLocation & Point;

const isInCity = ({ category, position: { lat } }: PositionedLocation) =>
  category === 'City Experience' && lat > CITY_LATITUDE;

/** City places that would cover each other, and every other place by itself. */
export function groupLocations(locations: readonly PlacedLocation[]): PlacedLocation[][] {
  const groups: PlacedLocation[][] = [];
  for (const location of locations) {
    const group = groups.find(
      ([first]) =>
        first &&
        isInCity(first) &&
        isInCity(location) &&
        Math.hypot(first.x - location.x, first.y - location.y) < GROUP_DISTANCE,
    );
    if (group) group.push(location);
    else groups.push([location]);
  }
  return groups;
}

export type PlacedPin = Omit<MapPin, 'label'> & { from?: ZoomLevel };

/** Pins at their places, moved apart as far as they would cover each other at the enlargement that first shows them. */
export function createPins(locations: readonly PlacedLocation[], zoom: number, from?: ZoomLevel): PlacedPin[] {
  const moves = spreadPins(
    locations.map(({ x, y }) => ({ x: x * zoom, y: y * zoom })),
    PIN_DISTANCE,
  );
  return locations.map(({ id, category, also, edge, x, y }, index) => {
    const { dx = 0, dy = 0 } = moves[index] ?? {};
    return {
      ...{ id, category, x: Math.round(x), y: Math.round(y) },
      ...(also && { also }),
      ...(edge !== undefined && { edge }),
      ...(dx !== 0 && { dx }),
      ...(dy !== 0 && { dy }),
      ...(from && { from }),
    };
  });
}

export function createGroup(locations: readonly PlacedLocation[]): MapGroup {
  const mean = (pick: (location: PlacedLocation) => number) =>
    Math.round(locations.reduce((sum, location) => sum + pick(location), 0) / locations.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), ids: locations.map(({ id }) => id) };
}
