import { todayInAlmaty } from '@almaty/dates';
import { describeRefusal } from '@almaty/planner/messages';
import type { PlanRequestError } from '@almaty/planner/plan';
import { PlanRequest } from '@almaty/planner/schema';
import { tripDatesSchema } from '@almaty/store/schema';
import type * as z from 'zod/mini';
import { type Describe, HttpError } from '../http/http-error.ts';
import { describeIssue } from '../language/describe-issue.ts';

const invalidRequest = (describe: Describe) => new HttpError(422, 'invalid_request', describe);

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidRequest((m) => describeIssue(parsed.error.issues[0], value, m, m.errorPlanRequest));
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
