import { describeFee } from '@almaty/planner/messages';
import { formatDrive, formatDuration, getQualifier } from '../../lib/format.ts';
import { formatMonths } from '../../lib/format-months.ts';
import type { DescribedDetails } from './described-details.ts';
import { isVisitOfDays, MINUTES_PER_DAY } from './essential-facts.ts';

type Facts = DescribedDetails['facts'];

const describeDrive = ({ roadKm, driveHours }: Facts) =>
  roadKm.value === 0
    ? 'In the centre, at Republic Square'
    : `${roadKm.value} km by road, ${formatDrive(driveHours.value)}${getQualifier(driveHours)}`;

const describeBus = ({ bus }: Facts) =>
  bus ? `; bus ${bus.value.lines.join(' or ')}, about ${bus.value.minutesFromCentre} minutes` : '';

const describeTime = (facts: Facts) => {
  const { min, max } = facts.days.value;
  return isVisitOfDays(facts)
    ? `${formatDuration({ min: min * MINUTES_PER_DAY, max: max * MINUTES_PER_DAY })} with the travel from Almaty`
    : formatDuration(facts.visitMinutes.value);
};

/** The texts of the five things that matter first that do not depend on the day. */
export type Essentials = { way: string; time: string; bestMonths: string; possibleMonths: string; fee: string };

/** Describes the five things that matter first, as far as they do not depend on the day. */
export const describeEssentials = ({ facts, fee }: DescribedDetails): Essentials => ({
  way: describeDrive(facts) + describeBus(facts),
  time: describeTime(facts),
  bestMonths: formatMonths(facts.bestMonths.value),
  possibleMonths: formatMonths(facts.possibleMonths.value),
  fee: fee ? describeFee(fee.value) : 'Not known',
});
