import type { Plan, PlanDay, PlanRequest } from '../schema/index.ts';
import { activity, createPlan, createRequest, day, drive, MEAL, meal, visit } from './plan-builder.ts';

/** Five days of June from arrival to departure that break no rule. */
export const CLEAN_DAYS: PlanDay[] = [
  day(
    '2027-06-07',
    [
      drive('airport', 'home', '10:00', '10:46', 16.4),
      drive('home', 'park', '10:46', '11:09', 10),
      visit(2, '11:09', '13:09', { activityIds: [1] }),
      drive('park', 'home', '13:09', '13:32', 10),
    ],
    {
      base: { from: 'gate', to: 'home-base' },
      suggestions: [{ kind: 'location', id: 6, visitMinutes: 60, driveMinutes: 46 }],
    },
  ),
  day('2027-06-08', [
    drive('home', 'baths', '09:00', '09:37', 10.9),
    activity(2, 'baths', '09:37', '11:37'),
    drive('baths', 'museum', '11:37', '12:26', 16.2),
    visit(1, '12:26', '14:41', { meal: { start: '12:30', end: '13:15' } }),
    drive('museum', 'home', '14:41', '14:53', 5.3),
  ]),
  day(
    '2027-06-09',
    [
      drive('home', 'canyon', '09:00', '14:36', 212, { meal: MEAL }),
      visit(5, '14:36', '17:36'),
      drive('canyon', 'village', '17:36', '18:22', 12),
    ],
    { base: { from: 'home-base', to: 'village-base' } },
  ),
  day(
    '2027-06-10',
    [
      drive('village', 'hill', '09:00', '13:28', 208),
      meal('hill', '13:28', '14:13'),
      visit(3, '14:13', '17:13'),
      drive('hill', 'home', '17:13', '17:36', 8),
    ],
    { base: { from: 'village-base', to: 'home-base' } },
  ),
  day(
    '2027-06-11',
    [
      drive('home', 'peak', '09:00', '09:35', 12),
      visit(4, '09:35', '14:20', { meal: MEAL }),
      drive('peak', 'home', '14:20', '14:55', 12),
      drive('home', 'airport', '17:14', '18:00', 16.4),
    ],
    { base: { from: 'home-base', to: 'gate' } },
  ),
];

/** The request of the clean days, with a location that does not fit. */
export const CLEAN_REQUEST: PlanRequest = createRequest(CLEAN_DAYS, {
  locations: [2, 1, 5, 3, 4, 7],
  preferences: {
    ...{ pace: 'balanced', transport: 'car', dayStart: '09:00' },
    arrival: { gateway: 'gate', time: '10:00' },
    departure: { gateway: 'gate', time: '20:00' },
  },
});

/** The plan of the clean days. */
export const CLEAN_PLAN: Plan = createPlan(CLEAN_DAYS, CLEAN_REQUEST, {
  unscheduled: [{ kind: 'location', id: 7, reason: { code: 'needs_more_days', days: 1 } }],
});
