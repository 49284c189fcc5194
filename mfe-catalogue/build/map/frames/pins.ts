import type { MapGroup, MapPin, ZoomLevel } from '../../../src/lib/map/marks.ts';
import type { Point } from '../../../src/lib/map/projection.ts';
import type { MapPlace } from './map-places.ts';
import { spreadPins } from './spread-pins.ts';

/** Half of the width of a pin with a number, of a small one, and of a ticket, in pixels of the screen. */
export const PIN_SIZE = 16;
export const SMALL_PIN_SIZE = 9;
export const GROUP_SIZE = 25;
/** A ticket opens at this step of enlargement. */
export const OPEN_LEVEL = 2;

/** City places nearer than this become a ticket, and pins are moved apart to this, in pixels of the screen. */
const GROUP_DISTANCE = 96;
const PIN_DISTANCE = 42;
/** South of this latitude the city ends, and its places stand alone. */
const CITY_LATITUDE = 43.2;

export type PlacedPlace = MapPlace & Point;

const isInCity = ({ category, position: { lat } }: MapPlace) => category === 'City Experience' && lat > CITY_LATITUDE;

/** City places that would cover each other, and every other place by itself. */
export function groupPlaces(places: readonly PlacedPlace[]): PlacedPlace[][] {
  const groups: PlacedPlace[][] = [];
  for (const place of places) {
    const group = groups.find(
      ([first]) =>
        first &&
        isInCity(first) &&
        isInCity(place) &&
        Math.hypot(first.x - place.x, first.y - place.y) < GROUP_DISTANCE,
    );
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups;
}

export type PlacedPin = Omit<MapPin, 'label'> & { from?: ZoomLevel };

/** Pins at their places, moved apart as far as they would cover each other at the enlargement that first shows them. */
export function createPins(places: readonly PlacedPlace[], zoom: number, from?: ZoomLevel): PlacedPin[] {
  const moves = spreadPins(
    places.map(({ x, y }) => ({ x: x * zoom, y: y * zoom })),
    PIN_DISTANCE,
  );
  return places.map(({ id, category, also, x, y }, index) => {
    const { dx = 0, dy = 0 } = moves[index] ?? {};
    return {
      ...{ id, category, x: Math.round(x), y: Math.round(y) },
      ...(also && { also }),
      ...(dx !== 0 && { dx }),
      ...(dy !== 0 && { dy }),
      ...(from && { from }),
    };
  });
}

export function createGroup(places: readonly PlacedPlace[]): MapGroup {
  const mean = (pick: (place: PlacedPlace) => number) =>
    Math.round(places.reduce((sum, place) => sum + pick(place), 0) / places.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), ids: places.map(({ id }) => id) };
}
