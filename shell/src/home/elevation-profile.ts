import { elevationProfile } from '@almaty/art/elevation-profile';
import type { HomePicture } from './pictures.ts';

/** A location of the elevation profile, with its position in percent of the drawing. */
export type ElevationPoint = {
  name: string;
  picture: HomePicture;
  /** Metres above sea level. */
  altitude: number;
  /** Whether the altitude is only approximate. */
  isApproximate?: boolean;
  /** Distance by road from the city centre, in kilometres. */
  distance?: number;
  x: number;
  y: number;
};

/**
 * Only distances of high or medium confidence in the catalogue's facts; that of Big Almaty Peak is of low confidence and
 * left out. Altitudes and positions are part of the drawing (art/src/elevation-profile/points.ts).
 */
const locations = [
  { name: 'Almaty', picture: '28-panfilov-guardsmen-park', isApproximate: true, distance: 0 },
  { name: 'Medeu', picture: 'medeu', distance: 16 },
  { name: 'Gorelnik', picture: 'gorelnik-trail', distance: 18 },
  { name: 'Kok Zhailau', picture: 'kok-zhailau', distance: 15 },
  { name: 'Big Almaty Lake', picture: 'big-almaty-lake', distance: 28 },
  { name: 'Furmanov Peak', picture: 'furmanov-peak', distance: 17.5 },
  { name: 'Mametova Lake', picture: 'manshuk-mametova-lake', distance: 25 },
  { name: 'Big Almaty Peak', picture: 'big-almaty-peak' },
] as const;

/** The locations of the elevation profile, from the lowest to the highest. */
export const elevationPoints: readonly ElevationPoint[] = locations.map((location) => ({
  ...location,
  ...elevationProfile.points[location.picture],
}));
