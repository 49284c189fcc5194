import data from '#generated/activities.json' with { type: 'json' };

/** Activities with their intensities (docs/specification.md, section 3). */
export const activities = data;
