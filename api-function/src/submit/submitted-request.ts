import { isUsual, Preferences } from '@almaty/planner/schema';
import { ItineraryRequest } from '@almaty/store/schema';
import * as z from 'zod/mini';

/** A request as it is recorded: with preferences only where something was chosen. */
export type SubmittedRequest = ItineraryRequest & { preferences?: Preferences };

/** The preferences in a body. */
export const PreferencesBody = z.object({ preferences: z.optional(Preferences) });

/** Puts a request together with its preferences, as it is hashed and recorded. */
export const withPreferences = (request: ItineraryRequest, preferences: Preferences | undefined): SubmittedRequest =>
  preferences && !isUsual(preferences) ? { ...request, preferences } : request;

/** Reads a request as it was recorded, whatever has changed since; undefined when the body is none. */
export function readSubmitted(body: unknown): SubmittedRequest | undefined {
  const [request, wishes] = [ItineraryRequest.safeParse(body), PreferencesBody.safeParse(body)];
  return request.success && wishes.success ? withPreferences(request.data, wishes.data.preferences) : undefined;
}
