import { city } from '../../content/city.ts';
import { mountainRoutes } from '../../content/mountain-routes.ts';
import { nature } from '../../content/nature.ts';

/** The categories: what each is called on its page and on its tab (specification, section 2), and what is in it. */
export const categories = {
  nature: {
    title: 'Enjoy the Nature',
    blurb: 'Lakes, canyons and high pasture. Some fit in a morning, some deserve two days.',
    locations: nature,
  },
  mountains: {
    title: 'Famous Mountain Routes',
    blurb:
      'Ten walks and climbs that begin where the city buses end, from a shady waterfall to a summit of 3,681 metres.',
    locations: mountainRoutes,
  },
  city: {
    title: 'City Experience',
    blurb: 'Almaty’s urban landmarks, museums, parks and cultural attractions.',
    locations: city,
  },
} as const;
