import type { ActivityDetails } from '../../src/content/view-models/activity-details.ts';
import type { PageSource } from '../../src/content/view-models/page-sources.ts';
import type { CatalogueContent } from '../content/catalogue-content.ts';
import { getPageSources } from './page-sources.ts';

/** Creates the details of every activity by its id, and their sources by their ids. */
export function createActivityDetails({ activities, sources }: CatalogueContent): {
  details: Readonly<Record<string, ActivityDetails>>;
  sources: Readonly<Record<string, PageSource>>;
} {
  const details = Object.fromEntries(
    activities.map(
      ({
        activity,
        contacts,
        facts: { duration, season, where, bring, bookAhead, guide, priceTenge },
      }): [string, ActivityDetails] => [
        String(activity.id),
        { duration, season, where, bring, bookAhead, guide, contacts, ...(priceTenge && { priceTenge }) },
      ],
    ),
  );
  return { details, sources: getPageSources(sources, details) };
}
