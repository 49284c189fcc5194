import data from '../../files/elevation-profile.json' with { type: 'json' };

/** A location of the profile: its altitude in metres and its position in percent of the frame. */
export type ProfilePoint = { altitude: number; x: number; y: number };

/** The elevation profile of the home page: positions in percent of the frame, and SVG paths. */
export type ElevationProfile<Slug extends string = string> = {
  /** Width and height of the SVG view box. */
  frame: { width: number; height: number };
  /** The locations by slug. */
  points: Readonly<Record<Slug, ProfilePoint>>;
  /** The marks of the scale: altitudes in metres. */
  scale: readonly { altitude: number; y: number }[];
  /** The lower edges of the coloured altitude bands: the frame's bottom, and every 500 m. */
  bands: readonly number[];
  /** The line through all locations, from the left edge of the frame to the right. */
  ridge: string;
  /** The mountains behind. */
  range: string;
  /** The lakes. */
  water: string;
  /** The area of snow on the summits. */
  snow: string;
  /** Contour lines between the marks of the scale. */
  contours: string;
};

/** The drawn elevation profile of the home page. */
export const elevationProfile: ElevationProfile<keyof typeof data.points> = data;
