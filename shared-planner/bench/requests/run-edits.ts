import type { ReleasedData } from '../../src/cli/read-input.ts';
import { listItems, listScheduled } from '../../src/edit/item-days.ts';
import { createPlanner, type Planner } from '../../src/plan/index.ts';
import type { Plan } from '../../src/schema/plan.ts';
import type { ItemDay } from '../../src/schema/plan-request.ts';
import { Random } from '../../src/solver/random.ts';
import { createRandomRequest } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { createEdit, EDIT_KINDS, type Edit, isSameItem } from './create-edit.ts';
import { type Figures, measureCpu, summarize, toPercent } from './figures.ts';
import { readReasons } from './read-reasons.ts';

/** Plans of 12 items: on a day or two there is nothing that could move. */
const EDITED = { items: [12, 12], days: [3, 5] } as const;

/** What became of the items of a plan that an edit did not touch. */
type Outcome = {
  kind: Edit['kind'];
  untouched: number;
  /** How many are on their day, and how many no longer in the plan. */
  stayed: number;
  dropped: number;
  /** Whether all items of the request were in the plan before the edit. */
  wasComplete: boolean;
  /** Whether the edit is possible when all of them stay on their day. */
  canStay: boolean;
  /** Whether an item came into the plan that had no room before. */
  hasNewcomer: boolean;
};

/** The scheduled items without the edited one and those of the same visit: they go where it goes. */
function listUntouched(plan: Plan, { item }: Edit): ItemDay[] {
  const visits = plan.days.flatMap(({ date, items }) => items.map((entry) => listItems(entry, date)));
  const edited = visits.find((entries) => entries.some((entry) => isSameItem(entry, item))) ?? [];
  return visits.flat().filter((other) => !edited.some((entry) => isSameItem(entry, other)));
}

/** Whether the edit and the others on their days are possible, if nothing else is asked for. */
function canStay(planner: Planner, { kind, item, request }: Edit, untouched: readonly ItemDay[]): boolean {
  const wanted = kind === 'remove' ? untouched : [...untouched, item];
  const keepWanted = (ofKind: ItemDay['kind']) => (id: number) =>
    wanted.some((other) => isSameItem(other, { kind: ofKind, id }));
  const isFree = (lock: ItemDay) => !untouched.some((other) => isSameItem(other, lock));
  const plan = planner.makePlan({
    ...request,
    locations: request.locations.filter(keepWanted('location')),
    activities: request.activities.filter(keepWanted('activity')),
    locks: [...request.locks.filter(isFree), ...untouched],
  });
  return plan.unscheduled.length === 0;
}

function compare(planner: Planner, before: Plan, after: Plan, edit: Edit): Outcome {
  const { kind, item } = edit;
  const [scheduled, now] = [listScheduled(before), listScheduled(after)];
  const untouched = listUntouched(before, edit);
  const dates = untouched.map((other) => now.find((entry) => isSameItem(entry, other))?.date);
  const stayed = untouched.filter(({ date }, index) => dates[index] === date).length;
  return {
    kind,
    untouched: untouched.length,
    stayed,
    canStay: stayed === untouched.length || canStay(planner, edit, untouched),
    dropped: dates.filter((date) => date === undefined).length,
    wasComplete: before.unscheduled.length === 0,
    hasNewcomer: now.some((entry) => !isSameItem(entry, item) && !scheduled.some((other) => isSameItem(other, entry))),
  };
}

const isUndisturbed = ({ stayed, untouched }: Outcome) => stayed === untouched;

/** The share of edits that disturbed nothing. */
const getShare = (outcomes: readonly Outcome[]): string =>
  `${toPercent(outcomes.filter(isUndisturbed).length, outcomes.length)} of ${outcomes.length}`;

/** Random edits of plans: how long planning again takes, and what stays on its day. */
export function runEdits({ data, version }: ReleasedData, { count, seed }: Arguments): Figures {
  const planner = createPlanner(data, version);
  const times: number[] = [];
  const explained: number[] = [];
  const outcomes: Outcome[] = [];
  for (let index = 0; outcomes.length < count; index++) {
    const number = seed * count + index;
    const request = createRandomRequest(data, number, EDITED);
    const plan = planner.makePlan(request);
    const previous = listScheduled(plan);
    const dates = plan.days.map(({ date }) => date);
    const edit = createEdit(new Random(number), data, request, previous, dates);
    if (!edit) continue;
    const { result, ms } = measureCpu(() => planner.makePlan({ ...edit.request, previous, revision: 2 }));
    times.push(ms);
    explained.push(ms + measureCpu(() => readReasons(result)).ms);
    outcomes.push(compare(planner, plan, result, edit));
  }
  const sum = (name: 'untouched' | 'stayed' | 'dropped') => outcomes.reduce((total, entry) => total + entry[name], 0);
  const disturbed = outcomes.filter((outcome) => !isUndisturbed(outcome));
  return {
    edits: outcomes.length,
    'edits after which every untouched item stays on its day, percent': getShare(outcomes),
    'the same, by kind of edit': Object.fromEntries(
      EDIT_KINDS.map((kind) => [kind, getShare(outcomes.filter((outcome) => outcome.kind === kind))]),
    ),
    'the same, where every item was in the plan before': getShare(outcomes.filter(({ wasComplete }) => wasComplete)),
    'the same, where every untouched item can stay on its day': getShare(outcomes.filter((entry) => entry.canStay)),
    'edits that disturb something': disturbed.length,
    'of those, an item came in that had no room before': disturbed.filter(({ hasNewcomer }) => hasNewcomer).length,
    'untouched items': sum('untouched'),
    'stay on their day, percent': toPercent(sum('stayed'), sum('untouched')),
    'are no longer in the plan': sum('dropped'),
    'CPU time of planning again, until the days can be shown, ms': summarize(times),
    'the same, with the reasons of what is left out, ms': summarize(explained),
  };
}
