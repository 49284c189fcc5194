import { activities } from './activities.ts';
import { city } from './city.ts';
import { readContentFiles } from './content-files.ts';
import { activityFacts } from './facts/activities/index.ts';
import { locationFacts } from './facts/index.ts';
import { mountainRoutes } from './mountain-routes.ts';
import { nature } from './nature.ts';
import type { Content } from './validate-content.ts';

/** Reads the content of all files, before validation. Throws an error with one message per file that is no YAML. */
export const readContent = (): Content => ({
  locationFiles: { 'nature.ts': nature, 'mountain-routes.ts': mountainRoutes, 'city.ts': city },
  activities,
  locationFacts,
  activityFacts,
  ...readContentFiles(),
});
