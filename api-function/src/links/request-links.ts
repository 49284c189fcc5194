import { createToken } from './signed-token.ts';

/** The path of the page that deletes a request, as a pattern of Hono's router. */
export const DELETION_PATH = '/api/requests/:reference{ALM-[0-9A-Z]{10}}/delete';

/** The path of the page that marks a request as answered, as a pattern of Hono's router. */
export const ANSWER_PATH = '/api/requests/:reference{ALM-[0-9A-Z]{10}}/answered';

/** Where a link leads: the site that the request was sent from, and the request. */
type Target = { site_origin: string; reference: string };

/** Creates the signed link to the page that deletes a request. */
export const createDeletionLink = async (secret: string, { site_origin, reference }: Target): Promise<string> =>
  `${site_origin}/api/requests/${reference}/delete?token=${await createToken(secret, 'delete', reference)}`;

/** Creates the signed link to the page that marks a request as answered. */
export const createAnswerLink = async (secret: string, { site_origin, reference }: Target): Promise<string> =>
  `${site_origin}/api/requests/${reference}/answered?token=${await createToken(secret, 'answer', reference)}`;
