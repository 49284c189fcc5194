import { Refusal } from '../http/answer.ts';
import { isSameText } from '../http/same-text.ts';

/**
 * Checks the public anonymous key.
 *
 * @throws Refusal 401
 */
export async function requireAnonymousKey(request: Request, expected: string): Promise<void> {
  if (!(await isSameText(request.headers.get('apikey') ?? '', expected))) {
    throw new Refusal(401, 'wrong_key', 'This page is out of date: reload it and send the request again.');
  }
}
