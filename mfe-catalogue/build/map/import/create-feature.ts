import { getDistanceKm } from '../../../src/lib/distance-and-bearing.ts';
import { type AlongTheWay, getValueAt } from '../../../src/lib/trail/heights.ts';
import type { TrailFeature } from '../geodata/schema.ts';
import { getAscent } from './get-ascent.ts';
import { ImportError, type Place } from './part.ts';
import { checkPlaces, measurePlaces, round, simplifyLine } from './simplify-line.ts';

/** A profile has so many heights, at equal distances. */
const HEIGHTS = 61;
/** A line whose ends are nearer to each other than this is closed, in kilometres. */
const CLOSED_KM = 0.03;

type Shape = TrailFeature['properties']['shape'];

/** What only the person who imports a line knows of it. */
export type TrailDescription = Pick<
  TrailFeature['properties'],
  'id' | 'osm_relation' | 'name_ru' | 'catalogue_id' | 'catalogue_near' | 'source' | 'licence'
> & {
  /** How it is walked; a closed line says it itself. */
  shape: Shape | undefined;
  /** The day on which its file was read, yyyy-MM-dd. */
  read: string;
  /** Whether it is walked from the end of the file's line to its start. */
  isReversed: boolean;
};

const isClosed = (places: readonly Place[]) => {
  const [first, last] = [places[0], places.at(-1)];
  return Boolean(first && last && getDistanceKm(first, last) < CLOSED_KM);
};

/** @throws ImportError when the line does not have the shape, or nobody has said which it has. */
function getShape(places: readonly Place[], shape: Shape | undefined): Shape {
  if (!isClosed(places)) {
    if (shape && shape !== 'loop') return shape;
    throw new ImportError(
      'The line ends elsewhere than where it starts. Say how it is walked: --shape out-and-back, or --shape one-way',
    );
  }
  if (shape === undefined || shape === 'loop') return 'loop';
  throw new ImportError(
    'The line ends where it starts, so it is a loop: leave --shape out. If it was recorded there and back, cut it where it turns',
  );
}

/** What the file says of the heights along a line, and what to tell of it. */
function readHeights(places: readonly Place[]): { heights?: AlongTheWay; note: string } {
  const metres = places.flatMap((place) => (place.metres === undefined ? [] : [place.metres]));
  if (metres.length === 0) return { note: 'The file has no heights: the page says that they are not known' };
  if (metres.length < places.length)
    return { note: `${places.length - metres.length} of ${places.length} points have no height: heights are left out` };
  if (metres.every((each) => each === metres[0]))
    return { note: `All points are ${metres[0]} m high, which no trail is: heights are left out` };
  const kilometres = measurePlaces(places);
  return { heights: kilometres.map((km, index) => [km, metres[index] ?? 0]), note: 'Heights are those of the file' };
}

/** The heights at equal distances, on the scale of the simplified line. */
function createProfile(heights: AlongTheWay, lengthKm: number): [km: number, metres: number][] {
  const measured = heights.at(-1)?.[0] ?? 0;
  return Array.from({ length: HEIGHTS }, (_, index) => {
    const part = index / (HEIGHTS - 1);
    return [round(lengthKm * part, 2), Math.round(getValueAt(heights, measured * part))];
  });
}

/** Leaves out points at which a recorder stood still. */
const skipRepeated = (places: readonly Place[]) =>
  places.filter(({ lon, lat }, index) => {
    const before = places[index - 1];
    return !before || before.lon !== lon || before.lat !== lat;
  });

/**
 * Makes the feature of `trails.geojson` for a line. Nothing is filled in: without a height at every point it has none.
 *
 * @returns the feature, and what to tell the person who imports it.
 * @throws ImportError when the line is none, lies outside the region, or has another shape.
 */
export function createFeature(
  line: readonly Place[],
  { shape, read, isReversed, ...known }: TrailDescription,
): { feature: TrailFeature; notes: string[] } {
  const places = skipRepeated(isReversed ? line.toReversed() : line);
  if (places.length < 2) throw new ImportError('A line needs two different points');
  checkPlaces(places);
  const coordinates = simplifyLine(places);
  const lengthKm = round(measurePlaces(coordinates.map(([lon, lat]) => ({ lon, lat }))).at(-1) ?? 0, 2);
  const { heights, note } = readHeights(places);
  const profile = heights && createProfile(heights, lengthKm);
  const { id, osm_relation, name_ru, catalogue_id, catalogue_near, source, licence } = known;
  return {
    feature: {
      properties: {
        ...{ id, osm_relation, name_ru, catalogue_id, catalogue_near },
        ...{ shape: getShape(places, shape), length_km: lengthKm, source, licence, read },
        ...(profile
          ? { heights: 'track', ascent_filtered_m: getAscent(profile), profile }
          : { heights: null, ascent_filtered_m: null, profile: null }),
        cut: null,
      },
      geometry: { type: 'LineString', coordinates },
    },
    notes: [`${lengthKm} km; ${places.length} points, simplified to ${coordinates.length}`, note],
  };
}
