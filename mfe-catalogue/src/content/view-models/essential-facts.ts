import type { Fact } from '../schema.ts';
import type { DescribedDetails } from './described-details.ts';

export const MINUTES_PER_DAY = 24 * 60;

type KnownFacts = readonly Fact<unknown>[];

/** Whether a visit takes a day and more, so that its days with the travel are shown instead of its time on the spot. */
export const isVisitOfDays = ({ visitMinutes }: DescribedDetails['facts']): boolean =>
  visitMinutes.value.max >= MINUTES_PER_DAY;

/** The facts behind each of the five things that matter first. */
export function getEssentialFacts({ facts, openingHours, fee }: DescribedDetails) {
  const { roadKm, driveHours, bus, visitMinutes, days, bestMonths, possibleMonths, seasonalClosures = [] } = facts;
  return {
    way: bus ? [roadKm, driveHours, bus] : [roadKm, driveHours],
    open: [...(openingHours ? [openingHours] : []), ...seasonalClosures, possibleMonths],
    time: [isVisitOfDays(facts) ? days : visitMinutes],
    months: [bestMonths],
    fee: fee ? [fee] : [],
  } satisfies Record<string, KnownFacts>;
}
