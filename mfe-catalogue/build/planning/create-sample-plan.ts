import { addDays } from '@almaty/dates';
import { createPlanner } from '@almaty/planner/plan';
import type { PlanRevision } from '@almaty/planner/schema';
import type { CatalogueContent } from '../content/catalogue-content.ts';
import { createPlanningData } from './create-planning-data.ts';

/** The sample itinerary that is planned. */
const SAMPLE_ID = 'summer-3';
/** Fixed days, so that the same content makes the same release: from a Tuesday on, because on Mondays the bazaar is closed. */
const [TODAY, START] = ['2027-01-10', '2027-06-15'];

/**
 * Creates `sample-plan.json`: what a visitor gets who asks for the sample itinerary, made by the same planner.
 *
 * @throws Error when the sample itinerary is gone.
 */
export function createSamplePlan(content: CatalogueContent): PlanRevision {
  const sample = content.sampleItineraries.find(({ id }) => id === SAMPLE_ID);
  if (!sample) throw new Error(`The sample itinerary ${SAMPLE_ID} is gone: choose another one for the sample plan`);
  const request: PlanRevision['request'] = {
    ...{ reference: 'SAMPLE', today: TODAY, revision: 1, locks: [], variants: [], previous: [], order: [] },
    start_date: START,
    end_date: addDays(START, sample.days.length - 1),
    locations: sample.days.flatMap(({ locationIds }) => locationIds),
    activities: sample.days.flatMap(({ activityIds }) => activityIds ?? []),
    preferences: { pace: 'balanced', transport: 'car', dayStart: '08:00' },
  };
  return { request, plan: createPlanner(createPlanningData(content), 'sample').makePlan(request) };
}
