import { BOOKING_MUTATIONS } from './bookings.ts';
import { DRIVE_MUTATIONS } from './drives.ts';
import { EFFORT_MUTATIONS } from './effort.ts';
import { HOURS_MUTATIONS } from './hours.ts';
import type { Mutation } from './mutation.ts';
import { NIGHT_MUTATIONS } from './nights.ts';
import { OPENING_MUTATIONS } from './opening.ts';
import { ORDER_MUTATIONS } from './order.ts';

export type { Mutation } from './mutation.ts';
export { createRandomRequests, createRequest } from './requests.ts';

/** Changes of the planner that break hard rules: the verifier must find each. */
export const MUTATIONS: readonly Mutation[] = [
  ...OPENING_MUTATIONS,
  ...HOURS_MUTATIONS,
  ...EFFORT_MUTATIONS,
  ...NIGHT_MUTATIONS,
  ...DRIVE_MUTATIONS,
  ...ORDER_MUTATIONS,
  ...BOOKING_MUTATIONS,
];
