/** The categories: title and introduction of their page and tab (docs/specification.md, section 2). */
export const categories = {
  nature: {
    title: 'Enjoy the Nature',
    introduction: 'Lakes, canyons and high pasture. Some fit in a morning, some deserve two days.',
  },
  mountains: {
    title: 'Famous Mountain Routes',
    introduction:
      'Ten walks and climbs, in the gorges above the city and in Turgen, from a shady waterfall to a summit of 3,681 metres.',
  },
  city: {
    title: 'City Experience',
    introduction: 'Almaty’s urban landmarks, museums, parks and cultural attractions.',
  },
} as const;
