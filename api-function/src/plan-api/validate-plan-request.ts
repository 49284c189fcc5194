import { todayInAlmaty } from '@almaty/dates';
import { PlanRequest } from '@almaty/planner/schema';
import { tripDatesSchema } from '@almaty/store/schema';
import type * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

const invalidRequest = (message: string | undefined) =>
  new HttpError(422, 'invalid_request', message ?? 'The plan request is not valid');

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(parsed.error.issues[0]?.message);
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
export const refusedByPlanner = (error: Error): HttpError => invalidRequest(error.message);
