import type { ActivityDetails } from '../src/content/view-models/activity-details.ts';
import type { PageSource } from '../src/content/view-models/page-sources.ts';

declare const data: {
  readonly details: Readonly<Record<string, ActivityDetails>>;
  readonly sources: Readonly<Record<string, PageSource>>;
};
export default data;
