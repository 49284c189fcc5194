import { type Change, listChanges } from '@almaty/planner/edit';
import { describeChange, messages, type PlanNames } from '@almaty/planner/messages';
import { isBookingId, type Plan, type PlanRevision } from '@almaty/planner/schema';
import * as m from '#messages';
import type { LastEdit } from '../editor/plan-editor.ts';

/** `Four`; in digits from a number on that each language chooses. */
const writeNumber = (number: number) => m.planNumber({ number: String(number) });

/** The heading of a plan: `Your Four Days`. */
export const describeTitle = ({ days }: Pick<Plan, 'days'>): string =>
  m.planDaysTitle({ days: days.length, number: writeNumber(days.length) });

/** How much of what was asked for is in the plan, and how good it is. */
export function describeFit({ request, plan }: PlanRevision): string {
  const asked = request.locations.length + request.activities.length;
  const planned = asked - plan.unscheduled.filter(({ id }) => !isBookingId(id)).length;
  if (asked === 0) return m.planFitNothingChosen;
  if (planned === asked) return m.planFitAll;
  if (planned === 0) return m.planFitNone;
  const fit = m.planFitSome({ planned, number: writeNumber(planned), asked });
  return [fit, ...messages.summary.quality(plan)].join(' ');
}

/** `Two changes since the plan in your mailbox`. */
export const describeCount = (changes: readonly Change[]): string =>
  m.planChangesCount({ changes: changes.length, number: writeNumber(changes.length) });

const WAYS: Readonly<Record<LastEdit['way'], string>> = {
  made: '',
  undone: `${m.planUndone} `,
  redone: `${m.planRedone} `,
};

/** What the last edit did, in one sentence, after a word for Undo and Redo. */
export function describeEdit({ way, from, to }: LastEdit, names: PlanNames): string {
  const texts = listChanges(from, to).map((change) => describeChange(change, names));
  return WAYS[way] + messages.changes.effect(texts, to.plan.totals.driveMinutes - from.plan.totals.driveMinutes);
}
