import { activityFacts } from '../facts/activities/index.ts';
import { locationFacts } from '../facts/index.ts';
import { locations } from '../locations.ts';
import { accessFiles, bases, gateways, roads, rules } from '../parsed-content.ts';
import type { PlanningContent } from './create-planning-data.ts';

/** The content of the catalogue that planning data is made of. */
export const planningContent: PlanningContent = {
  locations,
  locationFacts,
  accessFiles,
  activityFacts,
  roads,
  bases,
  gateways,
  rules,
};
