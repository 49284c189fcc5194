import type { Mutation } from './mutation.ts';

/** More locations than are planned at once. */
const MANY = Array.from({ length: 18 }, (_, index) => index + 1);

/** H13: the order of stops. */
export const ORDER_MUTATIONS: readonly Mutation[] = [
  {
    ...{ rule: 'H13', effect: 'puts stops of a day into another order', file: 'solver/day-search.ts' },
    ...{ text: '(set | label.excluded) & (1 << stop)', replacement: 'set & (1 << stop)' },
    request: {
      ...{ start: '2027-07-05', days: 1, locations: [1, 2] },
      order: [
        [
          { kind: 'location', id: 2 },
          { kind: 'location', id: 1 },
        ],
      ],
    },
  },
  {
    ...{ rule: 'H13', effect: 'forgets the order of stops in a large trip', file: 'solver/restrict.ts' },
    ...{ text: 'predecessors: renumber(stop.predecessors, numbers)', replacement: 'predecessors: []' },
    request: {
      ...{ start: '2027-07-05', days: 4, locations: MANY },
      order: [MANY.toReversed().map((id) => ({ kind: 'location', id }))],
    },
  },
];
