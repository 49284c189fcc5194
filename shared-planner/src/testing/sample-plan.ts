import type { Plan } from '../schema/plan.ts';
import { sampleDays } from './sample-days.ts';

/** A plan of three days that was written by hand: no planner made it, so it tests formats and messages only. */
export const samplePlan: Plan = {
  version: 1,
  reference: 'ALM-7K3M9Q0T2X',
  revision: 1,
  data: '1.0.0',
  planner: '1.0.0',
  start_date: '2027-06-12',
  end_date: '2027-06-14',
  preferences: {
    pace: 'balanced',
    transport: 'car',
    dayStart: '08:00',
    arrival: { gateway: 'airport-ala', time: '09:30' },
  },
  isOptimal: true,
  days: [...sampleDays],
  unscheduled: [
    { kind: 'location', id: 31, reason: { code: 'needs_more_days', days: 1 } },
    {
      kind: 'location',
      id: 19,
      reason: {
        code: 'unknown_access',
        ask: 'Ask the park office in Lepsinsk about the track, the bridge and papers.',
        fact: { of: 'location', id: 19, field: 'notice' },
      },
    },
    { kind: 'activity', id: 8, reason: { code: 'locked_day', date: '2027-06-12' } },
  ],
  totals: {
    driveMinutes: 1005,
    driveKm: 710,
    visitMinutes: 745,
    ascentMetres: 550,
  },
  bookAhead: [
    { type: 'night', base: 'saty', date: '2027-06-13' },
    { type: 'activity', id: 1, date: '2027-06-14' },
    { type: '4x4', vehicle: 'hired', from: 'saty', to: 'kaindy-car-park', date: '2027-06-14' },
  ],
  bring: ['closed shoes', 'rain jacket', 'towel', 'passport'],
};
