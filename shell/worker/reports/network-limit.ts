import { getNetwork } from '@almaty/delivery/schema';
import type { EdgeContext } from '../env.ts';

/**
 * Counts a request under its network, which is not stored.
 *
 * @param what is counted by itself, such as `sign-in`.
 * @returns whether the network is within the limit, which wrangler.jsonc sets.
 */
export async function countRequest({ headers }: Request, { env }: EdgeContext, what: string): Promise<boolean> {
  const network = getNetwork(headers.get('cf-connecting-ip') ?? 'unknown');
  return (await env.REPORT_LIMIT.limit({ key: `${what} ${network}` })).success;
}
