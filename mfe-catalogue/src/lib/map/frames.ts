import { createProjection, type Projection } from './projection.ts';

/** The maps of the page `/map`: the range above the city, and the region from Almaty to Altyn-Emel. */
export const frames = ['range', 'region'] as const;
export type Frame = (typeof frames)[number];

/** Every ground that is drawn: those, the centre of the city, and the country from Turkestan to Zhasylkol. */
export type GroundName = Frame | 'centre' | 'country';

/** Each frame at its own scale (design: 76.80 to 77.25 E and 42.98 to 43.32 N; 76.0 to 79.7 E and 42.6 to 44.5 N). */
export const projections: Readonly<Record<GroundName, Projection>> = {
  range: createProjection({ width: 940, height: 960 }, { lat: 43.148, lon: 77.026 }, 25.6),
  region: createProjection({ width: 940, height: 664 }, { lat: 43.56, lon: 77.86 }, 3.174),
  // Three times the scale of the range, which shows it there when it is enlarged.
  centre: createProjection({ width: 620, height: 480 }, { lat: 43.2505, lon: 76.9175 }, 76.8),
  country: createProjection({ width: 720, height: 600 }, { lat: 44.1, lon: 74.6 }, 0.56),
};
