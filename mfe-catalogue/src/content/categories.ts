import { city } from './city.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';

/** The categories: title and introduction of their page and tab (docs/specification.md, section 2), and their locations. */
export const categories = {
  nature: {
    title: 'Enjoy the Nature',
    introduction: 'Lakes, canyons and high pasture. Some fit in a morning, some deserve two days.',
    locations: nature,
  },
  mountains: {
    title: 'Famous Mountain Routes',
    introduction:
      'Ten walks and climbs, in the gorges above the city and in Turgen, from a shady waterfall to a summit of 3,681 metres.',
    locations: mountainRoutes,
  },
  city: {
    title: 'City Experience',
    introduction: 'Almaty’s urban landmarks, museums, parks and cultural attractions.',
    locations: city,
  },
} as const;
