import { createProjection, type Projection } from './projection.ts';

/** The maps that are drawn: the range above the city, the region from Almaty to Altyn-Emel, and the centre of the city. */
export const frames = ['range', 'region', 'centre'] as const;
export type Frame = (typeof frames)[number];

/** Each frame at its own scale (design: 76.80 to 77.25 E and 42.98 to 43.32 N; 76.0 to 79.7 E and 42.6 to 44.5 N). */
export const projections: Readonly<Record<Frame, Projection>> = {
  range: createProjection({ width: 940, height: 960 }, { lat: 43.148, lon: 77.026 }, 25.6),
  region: createProjection({ width: 940, height: 664 }, { lat: 43.56, lon: 77.86 }, 3.174),
  // Three times the scale of the range, which it is part of.
  centre: createProjection({ width: 620, height: 480 }, { lat: 43.2505, lon: 76.9175 }, 76.8),
};

/** The path of a frame's ground: relief, water and streets without a word, one file for every language. */
export const getGroundPath = (frame: Frame): string => `/pictures/map-${frame}.svg`;
