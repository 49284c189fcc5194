import { elevationProfile } from '@almaty/pictures/elevation-profile';
import * as m from '#messages';
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
  { name: m.elevationAlmaty, picture: '28-panfilov-guardsmen-park', isApproximate: true, access: m.elevationCentre },
  { name: m.elevationMedeu, picture: 'medeu', access: m.elevationByRoad({ kilometres: 16 }) },
  { name: m.elevationGorelnik, picture: 'gorelnik-trail', access: m.elevationOnFoot({ kilometres: 4.8 }) },
  { name: m.elevationKokZhailau, picture: 'kok-zhailau', access: m.elevationOnFoot({ kilometres: 9.2 }) },
  { name: m.elevationLake, picture: 'big-almaty-lake', access: m.elevationOnFoot({ kilometres: 10.4 }) },
  { name: m.elevationFurmanov, picture: 'furmanov-peak', access: m.elevationOnFoot({ kilometres: 16 }) },
  { name: m.elevationMametova, picture: 'manshuk-mametova-lake', access: m.elevationOnFoot({ kilometres: 16 }) },
  { name: m.elevationPeak, picture: 'big-almaty-peak' },
] as const;

/** The locations of the elevation profile, from the lowest to the highest. */
export const elevationPoints: readonly ElevationPoint[] = locations.map((location) => ({
  ...location,
  ...elevationProfile.points[location.picture],
}));
