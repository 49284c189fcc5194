import { createDeletionToken } from './deletion-token.ts';

/** The path of the page that deletes a request, as a pattern of Hono's router. */
export const DELETION_PATH = '/api/requests/:reference{ALM-[0-9A-Z]{10}}/delete';

/** Creates the signed link to the page that deletes a request. */
export const createDeletionLink = async (secret: string, siteOrigin: string, reference: string): Promise<string> =>
  `${siteOrigin}/api/requests/${reference}/delete?token=${await createDeletionToken(secret, reference)}`;
