import { describeCaution, type PlanMessages, type PlanNames } from '@almaty/planner/messages';
import type { Caution, Plan, Reason } from '@almaty/planner/schema';
import { type Fact, listCautions } from '@almaty/planner/sources';
import type { SourceList } from './list-sources.ts';

/** Fact, as the plan has it -> its marks. */
type Marks = Map<Fact, string>;

const joinMarks = (marks: readonly (string | undefined)[]) =>
  [...new Set(marks)].filter((mark) => mark !== undefined).join('\u00A0');

/** The fact that a caution or reason rests on; the messages get a copy of either, with the same fact. */
const getFact = (coded: Caution | Reason): Fact | undefined => ('fact' in coded ? coded.fact : undefined);

/**
 * The marks of every fact of a caution or reason. Cautions of an item that read the same have the same marks, because a sentence
 * with other marks would be said twice.
 */
function createMarks(plan: Plan, names: PlanNames, { getMark }: SourceList, messages: PlanMessages): Marks {
  const marks: Marks = new Map();
  const mark = (coded: readonly (Caution | Reason)[]) => {
    const facts = coded.flatMap((one) => getFact(one) ?? []);
    for (const fact of facts) marks.set(fact, joinMarks(facts.map(getMark)));
  };
  for (const { reason } of plan.unscheduled) mark([reason]);
  for (const item of plan.days.flatMap(({ items }) => items)) {
    const bySentence = Map.groupBy(listCautions(item), (caution) => describeCaution(caution, names, messages));
    for (const same of bySentence.values()) mark(same);
  }
  return marks;
}

type Describe = (coded: Caution | Reason, names: PlanNames) => string;

/** Lets every sentence of a table end with its mark. */
const markTable = <Table extends object>(table: Table, marks: Marks) =>
  Object.fromEntries(
    Object.entries(table as Record<string, Describe>).map(([code, describe]) => [
      code,
      (coded: Caution | Reason, names: PlanNames) => {
        const fact = getFact(coded);
        return [describe(coded, names), fact && marks.get(fact)].filter(Boolean).join('\u00A0');
      },
    ]),
  ) as Table;

/** The messages of a language, in which the cautions and reasons of a plan end with the marks of their sources. */
export function markMessages(plan: Plan, names: PlanNames, sources: SourceList, messages: PlanMessages): PlanMessages {
  const marks = createMarks(plan, names, sources, messages);
  return {
    ...messages,
    cautions: markTable(messages.cautions, marks),
    reasons: markTable(messages.reasons, marks),
  };
}
