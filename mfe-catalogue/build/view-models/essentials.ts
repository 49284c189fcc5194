import { capitalize } from '@almaty/languages';
import { describeFee } from '@almaty/planner/messages';
import * as m from '#messages';
import { describeRoad } from '../../src/content/view-models/describe-road.ts';
import type { DescribedDetails } from '../../src/content/view-models/described-details.ts';
import { isVisitOfDays, MINUTES_PER_DAY } from '../../src/content/view-models/essential-facts.ts';
import type { Essentials } from '../../src/content/view-models/essentials.ts';
import { formatDuration } from '../../src/lib/format.ts';
import { formatMonths } from '../../src/lib/format-months.ts';
import { listAny } from '../../src/lib/lists.ts';

type Facts = DescribedDetails['facts'];

const describeDrive = (facts: Facts) => (facts.roadKm.value === 0 ? m.briefInCentre : describeRoad(facts));

const describeBus = ({ bus }: Facts) =>
  bus ? m.briefBus({ lines: listAny(bus.value.lines), minutes: bus.value.minutesFromCentre }) : '';

const describeTime = (facts: Facts) => {
  const { min, max } = facts.days.value;
  return isVisitOfDays(facts)
    ? m.briefDays({ days: formatDuration({ min: min * MINUTES_PER_DAY, max: max * MINUTES_PER_DAY }) })
    : formatDuration(facts.visitMinutes.value);
};

/** Describes the five things that matter first, as far as they do not depend on the day. */
export const describeEssentials = ({ facts, fee }: DescribedDetails): Essentials => ({
  way: describeDrive(facts) + describeBus(facts),
  time: describeTime(facts),
  bestMonths: capitalize(formatMonths(facts.bestMonths.value)),
  possibleMonths: formatMonths(facts.possibleMonths.value),
  fee: fee ? describeFee(fee.value) : m.briefFeeUnknown,
});
