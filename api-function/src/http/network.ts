import { getNetwork } from '@almaty/delivery/schema';
import type { Context } from 'hono';

/** Counts a request under its network. Returns whether the network is within the limit, which wrangler.jsonc sets. */
export async function countRequest(limit: RateLimit, c: Context): Promise<boolean> {
  const { success } = await limit.limit({ key: getNetwork(c.req.header('cf-connecting-ip') ?? 'unknown') });
  return success;
}
