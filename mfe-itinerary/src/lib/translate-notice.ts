import type { PlanningLocation } from '@almaty/planner/schema';

type Notice = PlanningLocation['notice'];

/** Puts the words of an access notice into another language. @param translate finds the translation of an English text. */
export function translateNotice(notice: Notice, translate: (english: string) => string): Notice {
  const { label, until, reason } = notice;
  return {
    ...notice,
    ...(label && { label: translate(label) }),
    ...(until && { until: translate(until) }),
    ...(reason && { reason: translate(reason) }),
  };
}
