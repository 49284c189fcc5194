import { getBase, type Language } from '@almaty/languages';
import { createDeskKey, createVisitorKey } from './plan-keys.ts';
import { createToken } from './signed-token.ts';

/** In either case, which mail programs change. */
const REFERENCE_PATTERN = '[Aa][Ll][Mm]-[0-9A-Za-z]{10}';

/** The path of the page that deletes a request, as a pattern of Hono's router. */
export const DELETION_PATH = `/api/requests/:reference{${REFERENCE_PATTERN}}/delete`;

/** The path of the page that verifies requests, likewise. */
export const VERIFICATION_PATH = `/api/requests/:reference{${REFERENCE_PATTERN}}/verify`;

/** Where a link leads: the site that the request was sent from, and the request. */
type Target = { site_origin: string; reference: string };

/** Creates the signed path of the page that deletes a request. */
export const createDeletionPath = async (secret: string, reference: string): Promise<string> =>
  `/api/requests/${reference}/delete?token=${await createToken(secret, 'delete', reference)}`;

/** Creates the signed link to the page that deletes a request. */
export const createDeletionLink = async (secret: string, { site_origin, reference }: Target): Promise<string> =>
  site_origin + (await createDeletionPath(secret, reference));

/** Creates the signed link to the page that verifies the requests which wait for the mailbox of a request. */
export const createVerificationLink = async (secret: string, { site_origin, reference }: Target): Promise<string> =>
  `${site_origin}/api/requests/${reference}/verify?token=${await createToken(secret, 'verify', reference)}`;

/** Creates the visitor's link to the plan. The key is in the fragment, which browsers send to no server. */
export const createPlanLink = async (
  secret: string,
  { site_origin, reference, language }: Target & { language: Language },
): Promise<string> =>
  `${site_origin}${getBase(language)}/plan/${reference.toLowerCase()}#${await createVisitorKey(secret, reference)}`;

/**
 * Creates the provider's link to the request on the desk.
 *
 * @param link the id under which it was issued.
 * @param language of the desk.
 */
export const createDeskLink = async (
  secret: string,
  { site_origin, reference }: Target,
  link: string,
  language: Language,
): Promise<string> =>
  `${site_origin}${getBase(language)}/desk/${reference.toLowerCase()}#${await createDeskKey(secret, reference, link)}`;
