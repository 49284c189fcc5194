import type { ReleasedData } from '../../src/cli/read-input.ts';
import { createPlanner } from '../../src/plan/index.ts';
import type { ItemDay, PlanRequest } from '../../src/schema/plan-request.ts';
import type { PlanningData } from '../../src/schema/planning-data.ts';
import { Random } from '../../src/solver/random.ts';
import { listScheduled } from '../../src/testing/list-scheduled.ts';
import { createRandomRequest } from '../../src/testing/random-requests.ts';
import type { Arguments } from './arguments.ts';
import { type Figures, measureCpu, summarize, toPercent } from './figures.ts';

const EDITED = { items: [12, 12], days: [3, 5] } as const;

type Edit = { kind: 'remove' | 'add' | 'move'; item: Pick<ItemDay, 'kind' | 'id'>; request: PlanRequest };

const isSame = (a: Pick<ItemDay, 'kind' | 'id'>, b: Pick<ItemDay, 'kind' | 'id'>) => a.kind === b.kind && a.id === b.id;

/** Changes the ids of an item's kind. */
const withIds = (request: PlanRequest, { kind }: Pick<ItemDay, 'kind'>, change: (ids: number[]) => number[]) =>
  kind === 'location'
    ? { ...request, locations: change(request.locations) }
    : { ...request, activities: change(request.activities) };

/** One random edit of a plan: a scheduled item is removed or moved to another day, or an item is added. */
function createEdit(
  random: Random,
  data: PlanningData,
  request: PlanRequest,
  scheduled: readonly ItemDay[],
  dates: readonly string[],
): Edit | undefined {
  const kinds = (['remove', 'add', 'move'] as const).filter((kind) => kind === 'add' || scheduled.length > 0);
  const kind = kinds[random.integer(kinds.length)] ?? 'add';
  const locks = (item: Edit['item']) => request.locks.filter((lock) => !isSame(lock, item));
  if (kind === 'add') {
    const free = [
      ...data.locations.filter(({ id }) => !request.locations.includes(id)).map(({ id }) => ({ kind: 'location', id })),
      ...data.activities
        .filter(({ id }) => !request.activities.includes(id))
        .map(({ id }) => ({ kind: 'activity', id })),
    ] as Edit['item'][];
    const item = free[random.integer(free.length)];
    return item && { kind, item, request: withIds(request, item, (ids) => [...ids, item.id]) };
  }
  const item = scheduled[random.integer(scheduled.length)] as ItemDay;
  if (kind === 'remove')
    return {
      kind,
      item,
      request: { ...withIds(request, item, (ids) => ids.filter((id) => id !== item.id)), locks: locks(item) },
    };
  const others = dates.filter((date) => date !== item.date);
  const date = others[random.integer(others.length)] as string;
  return { kind, item, request: { ...request, locks: [...locks(item), { kind: item.kind, id: item.id, date }] } };
}

/** Random edits of plans: how long planning again takes, and what stays on its day. */
export function runEdits({ data, version }: ReleasedData, { count, seed }: Arguments): Figures {
  const planner = createPlanner(data, version);
  const times: number[] = [];
  const perKind: Record<Edit['kind'], { edits: number; undisturbed: number }> = {
    remove: { edits: 0, undisturbed: 0 },
    add: { edits: 0, undisturbed: 0 },
    move: { edits: 0, undisturbed: 0 },
  };
  let [untouched, stayed, dropped] = [0, 0, 0];
  const moved: string[] = [];
  for (let index = 0; index < count; index++) {
    const request = createRandomRequest(data, seed * count + index, EDITED);
    const plan = planner.makePlan(request);
    const before = listScheduled(plan);
    const random = new Random(seed * count + index);
    const edit = createEdit(
      random,
      data,
      request,
      before,
      plan.days.map(({ date }) => date),
    );
    if (!edit) continue;
    const edited = { ...edit.request, previous: before, revision: 2 };
    const { result, ms } = measureCpu(() => planner.makePlan(edited));
    times.push(ms);
    const after = listScheduled(result);
    const rest = before.filter((item) => !isSame(item, edit.item));
    const ofRest = rest.map((item) => after.find((other) => isSame(other, item))?.date);
    const ofDay = rest.filter((item, number) => ofRest[number] === item.date).length;
    untouched += rest.length;
    stayed += ofDay;
    dropped += ofRest.filter((date) => date === undefined).length;
    perKind[edit.kind].edits++;
    if (ofDay === rest.length) perKind[edit.kind].undisturbed++;
    else
      moved.push(
        `${request.reference} ${edit.kind} ${edit.item.kind} ${edit.item.id}: ${rest.length - ofDay} of ${rest.length} items`,
      );
  }
  const sum = (name: 'edits' | 'undisturbed') =>
    Object.values(perKind).reduce((total, counts) => total + counts[name], 0);
  return {
    edits: sum('edits'),
    'edits after which every untouched item stays on its day, percent': toPercent(sum('undisturbed'), sum('edits')),
    'of each kind, percent': Object.fromEntries(
      Object.entries(perKind).map(([kind, { edits, undisturbed }]) => [
        kind,
        `${toPercent(undisturbed, edits)} of ${edits}`,
      ]),
    ),
    'untouched items': untouched,
    'stay on their day': stayed,
    'stay on their day, percent': toPercent(stayed, untouched),
    'are no longer in the plan': dropped,
    'edits that move something': moved.slice(0, 10),
    'CPU time of planning again, ms': summarize(times),
  };
}
