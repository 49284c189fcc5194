import { todayInAlmaty } from '@almaty/dates';
import { describeRefusal } from '@almaty/planner/messages';
import type { PlanRequestError } from '@almaty/planner/plan';
import { PlanRequest } from '@almaty/planner/schema';
import { describeRequestProblem } from '@almaty/store/request-problem';
import { isRequestProblem, tripDatesSchema } from '@almaty/store/schema';
import type * as z from 'zod/mini';
import { type Describe, HttpError } from '../http/http-error.ts';

const invalidRequest = (describe: Describe) => new HttpError(422, 'invalid_request', describe);

/** Says the first reason. That of the planner's own schema is English, for programs: the page finds what is wrong before. */
const describeIssue =
  (message: string | undefined): Describe =>
  (m) => {
    if (message === undefined) return m.errorPlanRequest;
    if (isRequestProblem(message)) return describeRequestProblem(message, {}, m.request);
    return m.language === 'en' ? message : m.errorPlanRequest;
  };

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(describeIssue(parsed.error.issues[0]?.message));
}

/**
 * Validates a changed plan request. Reference, day and revision are the server's own; whatever was sent for them is ignored.
 * A trip that has begun keeps its first day.
 *
 * @param startDate of the stored plan, yyyy-MM-dd.
 * @throws HttpError 422 with the first reason.
 */
export function validatePlanRequest(body: unknown, reference: string, startDate: string, now: Date): PlanRequest {
  const today = todayInAlmaty(now);
  const request = parse(PlanRequest, { ...Object(body), reference, today, revision: 1 });
  parse(tripDatesSchema(today, request.start_date === startDate ? startDate : today), request);
  return request;
}

/** The response to a plan request that the planner refuses. */
export const refusedByPlanner = ({ refusal }: PlanRequestError): HttpError =>
  invalidRequest((m) => describeRefusal(refusal, m.plan.refusals));
