import { describeFee } from '@almaty/planner/messages';
import type { DescribedDetails } from '../../src/content/view-models/described-details.ts';
import { isVisitOfDays, MINUTES_PER_DAY } from '../../src/content/view-models/essential-facts.ts';
import type { Essentials } from '../../src/content/view-models/essentials.ts';
import { formatDrive, formatDuration, getQualifier } from '../../src/lib/format.ts';
import { formatMonths } from '../../src/lib/format-months.ts';

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

/** Describes the five things that matter first, as far as they do not depend on the day. */
export const describeEssentials = ({ facts, fee }: DescribedDetails): Essentials => ({
  way: describeDrive(facts) + describeBus(facts),
  time: describeTime(facts),
  bestMonths: formatMonths(facts.bestMonths.value),
  possibleMonths: formatMonths(facts.possibleMonths.value),
  fee: fee ? describeFee(fee.value) : 'Not known',
});
