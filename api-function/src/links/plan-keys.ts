import type { Secrets } from '../config/secrets.ts';
import { createToken, isToken } from './signed-token.ts';

/** Whom a key of the plan page admits; `share` is the number of the share link that a reader has. */
export type PlanKey = { role: 'visitor' } | { role: 'reader'; share: number };

/** `<number>.<token>` or `<id>.<token>`; a token alone has no prefix. */
function splitKey(key: string): { prefix: string; token: string } {
  const [token = '', ...prefix] = key.split('.').reverse();
  return { prefix: prefix.reverse().join('.'), token };
}

/** Parses the number of a link: whole, from 1 on. NaN for anything else. */
const parseNumber = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN);

/** Creates the key with which the visitor opens the plan. */
export const createVisitorKey = (secret: string, reference: string): Promise<string> =>
  createToken(secret, 'plan', reference);

/** Creates the key with which others may read the plan. @param share counts the share links of the request. */
export const createShareKey = async (secret: string, reference: string, share: number): Promise<string> =>
  `${share}.${await createToken(secret, `share ${share}`, reference)}`;

/** Verifies a key of the plan page; null when it is wrong. Whether the share link still exists is not known here. */
export async function verifyPlanKey(secrets: Secrets, reference: string, key: string): Promise<PlanKey | null> {
  const { prefix, token } = splitKey(key);
  const share = parseNumber(prefix);
  if (prefix === '') return (await isToken(secrets, 'plan', reference, token)) ? { role: 'visitor' } : null;
  return (await isToken(secrets, `share ${share}`, reference, token)) ? { role: 'reader', share } : null;
}

/** Creates the key in the calendar's address. @param calendar counts the calendar addresses of the request. */
export const createCalendarKey = async (secret: string, reference: string, calendar: number): Promise<string> =>
  `${calendar}.${await createToken(secret, `calendar ${calendar}`, reference)}`;

/** Verifies a calendar's key. Returns its number, and null when it is wrong. */
export async function verifyCalendarKey(secrets: Secrets, reference: string, key: string): Promise<number | null> {
  const { prefix, token } = splitKey(key);
  const calendar = parseNumber(prefix);
  return (await isToken(secrets, `calendar ${calendar}`, reference, token)) ? calendar : null;
}

/** Creates the provider's key of a request. @param link id of the link to the desk that it belongs to. */
export const createDeskKey = async (secret: string, reference: string, link: string): Promise<string> =>
  `${link}.${await createToken(secret, `desk ${link}`, reference)}`;

/**
 * Verifies a key of the provider. Returns the id of its link to the desk, and null when it is wrong. Whether that link still
 * works is not known here.
 */
export async function verifyDeskKey(secrets: Secrets, reference: string, key: string): Promise<string | null> {
  const { prefix: link, token } = splitKey(key);
  return (await isToken(secrets, `desk ${link}`, reference, token)) ? link : null;
}
