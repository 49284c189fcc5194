import { describeReason, type PlanNames } from '@almaty/planner/messages';
import type { Reason } from '@almaty/planner/schema';
import * as m from '#messages';

/** Why an item cannot be on a day: for a reason of its own, or because of the other stops of that day. */
export const describeObstacle = (reason: Reason | undefined, names: PlanNames): string =>
  reason ? describeReason(reason, names) : m.planNoRoomOnDay;
