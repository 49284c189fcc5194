import { createMiddleware } from 'hono/factory';
import type { HonoEnv } from '../env.ts';
import { HttpError } from '../http/http-error.ts';

/** The first four groups of an IPv6 address, with its zeros written out. */
function getFirstGroups(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: address.includes('::') ? 8 - before.length - after.length : 0 }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * Gets the network that an IP address is counted under: an IPv4 address itself, or the /64 of an IPv6 address, because
 * whoever has the /64 chooses the rest freely.
 */
export const getNetwork = (address: string): string =>
  address.includes(':') ? `${getFirstGroups(address.toLowerCase())}::/64` : address;

/**
 * Counts a request of a network; the limit is set in wrangler.jsonc.
 *
 * @throws HttpError 429 when the network has sent too many, with the header Retry-After.
 */
export const limitNetwork = createMiddleware<HonoEnv>(async (c, next) => {
  const network = getNetwork(c.req.header('cf-connecting-ip') ?? 'unknown');
  const { success } = await c.env.NETWORK_LIMIT.limit({ key: network });
  if (!success)
    throw new HttpError(
      429,
      'too_many_requests',
      'Too many requests came from your network. Please send yours again in a minute.',
      { 'retry-after': '60' },
    );
  await next();
});
