import { type Change, listChanges } from '@almaty/planner/edit';
import { describeChange, english, type PlanNames } from '@almaty/planner/messages';
import { isBookingId, type Plan, type PlanRevision } from '@almaty/planner/schema';
import type { LastEdit } from '../editor/plan-editor.ts';

const NUMBERS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
];

/** `Four`; numbers above twelve in digits. */
const numberWord = (number: number) => NUMBERS[number] ?? String(number);

/** The heading of a plan: `Your Four Days`. */
export const describeTitle = ({ days }: Pick<Plan, 'days'>): string =>
  days.length === 1 ? 'Your One Day' : `Your ${numberWord(days.length)} Days`;

/** How much of what was asked for is in the plan, and how good it is. */
export function describeFit({ request, plan }: PlanRevision): string {
  const asked = request.locations.length + request.activities.length;
  const planned = asked - plan.unscheduled.filter(({ id }) => !isBookingId(id)).length;
  if (asked === 0) return 'Nothing is chosen yet. Add places to your days.';
  if (planned === asked) return 'Everything that you chose fits.';
  if (planned === 0) return 'Nothing that you chose fits into these days. Below is why, and what would help.';
  const fit = `${numberWord(planned)} of the ${asked} things that you chose ${planned === 1 ? 'fits' : 'fit'}.`;
  return [fit, ...english.summary.quality(plan)].join(' ');
}

/** `Two changes since the plan in your mailbox`. */
export const describeCount = (changes: readonly Change[]): string =>
  `${numberWord(changes.length)} ${changes.length === 1 ? 'change' : 'changes'} since the plan in your mailbox`;

const WAYS: Readonly<Record<LastEdit['way'], string>> = { made: '', undone: 'Undone. ', redone: 'Redone. ' };

/** What the last edit did, in one sentence, after a word for Undo and Redo. */
export function describeEdit({ way, from, to }: LastEdit, names: PlanNames): string {
  const texts = listChanges(from, to).map((change) => describeChange(change, names));
  return WAYS[way] + english.changes.effect(texts, to.plan.totals.driveMinutes - from.plan.totals.driveMinutes);
}
