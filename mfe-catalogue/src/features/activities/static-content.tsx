import activities from '#generated/activities.json' with { type: 'json' };
import { Sources as SourceSection } from '../../components/sources/Sources.tsx';
import { getSourceIds } from '../../components/sources/source-ids.ts';
import { activityDetails, activitySources } from '../../content/view-models/activity-details.ts';
import { ActivityFactList } from './ActivityFactList.tsx';

/** The facts that the page shows of activities, in the order in which it shows them. */
const citedFacts = activities
  .flatMap(({ id }) => activityDetails[id] ?? [])
  .flatMap(({ duration, season, where, bookAhead, guide, priceTenge, bring, contacts }) =>
    [duration, season, where, bookAhead, guide, priceTenge, bring, ...contacts].filter((fact) => fact !== undefined),
  );
const sourceIds = getSourceIds(citedFacts, activitySources);

/** The facts of an activity, below its card. */
export function Facts({ id }: { id: number }) {
  const details = activityDetails[id];
  return details && <ActivityFactList details={details} sourceIds={sourceIds} />;
}

/** The sources of all facts of the page. */
export const Sources = () => <SourceSection citedFacts={citedFacts} sourceIds={sourceIds} sources={activitySources} />;
