import { expect, test } from 'vitest';
import type { UnscheduledItem } from '../schema/index.ts';
import { listViolations } from '../testing/list-violations.ts';
import { day } from '../testing/plan-builder.ts';

type Reason = UnscheduledItem['reason'];

/** Locations 4, 7 and 99 and activity 1 were asked for; location 4 and activity 1 are locked, and in one sequence. */
function check(kind: 'location' | 'activity', id: number, reason: Reason): string[] {
  const requested = [
    { kind: 'location', id: 4 },
    { kind: 'location', id: 7 },
    { kind: 'activity', id: 1 },
  ] as const;
  const others = requested.filter((item) => item.kind !== kind || item.id !== id);
  const unscheduled: UnscheduledItem[] = [
    { kind, id, reason },
    ...others.map((item) => ({ ...item, reason: { code: 'needs_more_days' as const, days: 1 } })),
  ];
  const locks = [
    { kind: 'location' as const, id: 4, date: '2027-06-08' },
    { kind: 'activity' as const, id: 1, date: '2027-06-08' },
  ];
  const locations = id === 99 ? [4, 7, 99] : [4, 7];
  const order = [[requested[0], requested[2]], [requested[1]]];
  return listViolations([day('2027-06-08', [])], {
    request: { locations, activities: [1], locks, order },
    plan: { unscheduled },
  });
}

const factOf = (of: 'location' | 'activity' | 'edge', id: number) => ({ of, id, field: 'notice' });

test.each<['location' | 'activity', number, Reason]>([
  ['location', 4, { code: 'too_strenuous_next_to', kind: 'location', id: 7 }],
  ['activity', 1, { code: 'needs_location', locationIds: [2, 5] }],
  ['location', 4, { code: 'locked_day', date: '2027-06-08' }],
  ['activity', 1, { code: 'order' }],
  ['location', 4, { code: 'closed_that_day', dates: ['2027-06-08'], fact: factOf('location', 4) }],
  ['activity', 1, { code: 'closed_for_season', fact: factOf('location', 5) }],
  ['activity', 1, { code: 'closed_for_season', fact: factOf('activity', 1) }],
  ['location', 4, { code: 'no_transport', transport: 'car', fact: factOf('edge', 0) }],
  ['location', 99, { code: 'not_in_catalogue' }],
])('%s %i can have the reason %o', (kind, id, reason) => {
  expect(check(kind, id, reason)).toEqual([]);
});

test.each<['location' | 'activity', number, Reason, string]>([
  [
    'location',
    4,
    { code: 'too_strenuous_next_to', kind: 'location', id: 3 },
    'location 4 names location 3, which is no other requested item',
  ],
  [
    'location',
    4,
    { code: 'too_strenuous_next_to', kind: 'location', id: 4 },
    'location 4 names location 4, which is no other requested item',
  ],
  ['activity', 1, { code: 'needs_location', locationIds: [2, 3] }, 'activity 1 names location 3, where it is not done'],
  ['location', 4, { code: 'needs_location', locationIds: [] }, 'location 4 is no activity'],
  ['location', 4, { code: 'locked_day', date: '2027-06-09' }, 'location 4 is not locked to 2027-06-09'],
  ['location', 7, { code: 'locked_day', date: '2027-06-08' }, 'location 7 is not locked to 2027-06-08'],
  ['location', 7, { code: 'order' }, 'location 7 is in no sequence with another requested item'],
  [
    'location',
    4,
    { code: 'closed_that_day', dates: ['2027-06-08', '2027-06-09'], fact: factOf('location', 4) },
    'location 4 names 2027-06-09, which is not in the trip',
  ],
  ['location', 4, { code: 'unknown_access', fact: factOf('location', 7) }, 'location 4 rests on a fact of location 7'],
  ['location', 4, { code: 'unknown_access', fact: factOf('activity', 4) }, 'location 4 rests on a fact of activity 4'],
  ['activity', 1, { code: 'unknown_access', fact: factOf('activity', 2) }, 'activity 1 rests on a fact of activity 2'],
  ['activity', 1, { code: 'unknown_access', fact: factOf('location', 4) }, 'activity 1 rests on a fact of location 4'],
  [
    'location',
    4,
    { code: 'no_transport', transport: 'car', fact: factOf('edge', 999) },
    'location 4 rests on edge 999, which is unknown',
  ],
  ['location', 4, { code: 'not_in_catalogue' }, 'location 4 is in the planning data'],
  ['location', 99, { code: 'needs_more_days', days: 1 }, 'location 99 is not in the planning data'],
])('%s %i cannot have the reason %o', (kind, id, reason, text) => {
  expect(check(kind, id, reason)).toEqual([`H12: ${reason.code}: ${text}`]);
});
