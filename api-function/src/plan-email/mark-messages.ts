import { describeCaution, type PlanMessages, type PlanNames } from '@almaty/planner/messages';
import type { Caution, Plan, Reason } from '@almaty/planner/schema';
import { listCautions } from '@almaty/planner/sources';
import type { SourceList } from './list-sources.ts';

const joinMarks = (marks: readonly (string | undefined)[]) =>
  [...new Set(marks)].filter((mark) => mark !== undefined).join('\u00A0');

/**
 * The marks of every caution and reason. Cautions of an item that read the same have the same marks, because a sentence
 * with other marks would be said twice.
 */
function createMarks(
  plan: Plan,
  names: PlanNames,
  { getMark }: SourceList,
  messages: PlanMessages,
): Map<object, string> {
  const toMark = (coded: Caution | Reason) => ('fact' in coded ? getMark(coded.fact) : undefined);
  const marks = new Map<object, string>(plan.unscheduled.map(({ reason }) => [reason, toMark(reason) ?? '']));
  for (const item of plan.days.flatMap(({ items }) => items)) {
    const bySentence = Map.groupBy(listCautions(item), (caution) => describeCaution(caution, names, messages));
    for (const same of bySentence.values()) {
      const mark = joinMarks(same.map(toMark));
      for (const caution of same) marks.set(caution, mark);
    }
  }
  return marks;
}

type Describe = (coded: object, names: PlanNames) => string;

/** Lets every sentence of a table end with its mark. */
const markTable = <Table extends object>(table: Table, marks: Map<object, string>) =>
  Object.fromEntries(
    Object.entries(table as Record<string, Describe>).map(([code, describe]) => [
      code,
      (coded: object, names: PlanNames) => [describe(coded, names), marks.get(coded)].filter(Boolean).join('\u00A0'),
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
