import { elevationProfile } from '@almaty/pictures/elevation-profile';
import type { HomePicture } from './pictures.ts';

/** A location of the elevation profile, with its position in percent of the drawing. */
export type ElevationPoint = {
  name: string;
  picture: HomePicture;
  /** Metres above sea level. */
  altitude: number;
  /** Whether the altitude is only approximate. */
  isApproximate?: boolean;
  /** How to get there, in a few words; missing where no source says how far it is. */
  access?: string;
  x: number;
  y: number;
};

/**
 * A distance by road only where everybody may drive; elsewhere the length of the walk from the trailhead and back. All are
 * of high or medium confidence in the catalogue's facts, except that of Gorelnik spring, which is measured on
 * OpenStreetMap; that of Big Almaty Peak is of low confidence and left out. Altitudes and positions are part of the drawing
 * (art/src/elevation-profile/points.ts).
 */
const locations = [
  { name: 'Almaty', picture: '28-panfilov-guardsmen-park', isApproximate: true, access: 'city centre' },
  { name: 'Medeu', picture: 'medeu', access: '16 km by road' },
  { name: 'Gorelnik spring', picture: 'gorelnik-trail', access: '4.8 km on foot' },
  { name: 'Kok Zhailau', picture: 'kok-zhailau', access: '9.2 km on foot' },
  { name: 'Big Almaty Lake', picture: 'big-almaty-lake', access: '10.4 km on foot' },
  { name: 'Furmanov Peak', picture: 'furmanov-peak', access: '16 km on foot' },
  { name: 'Mametova Lake', picture: 'manshuk-mametova-lake', access: '16 km on foot' },
  { name: 'Big Almaty Peak', picture: 'big-almaty-peak' },
] as const;

/** The locations of the elevation profile, from the lowest to the highest. */
export const elevationPoints: readonly ElevationPoint[] = locations.map((location) => ({
  ...location,
  ...elevationProfile.points[location.picture],
}));
