import * as z from 'zod/mini';

/** Where the API says to everybody what of it works. */
export const STATUS_PATH = '/api/status';

/**
 * What of the API works for visitors: requests are taken, emails go out and plans come in time. Null for what cannot be known
 * at the moment.
 */
export const ApiStatus = z.object({
  requests: z.boolean(),
  emails: z.nullable(z.boolean()),
  plans: z.nullable(z.boolean()),
});
export type ApiStatus = z.infer<typeof ApiStatus>;
