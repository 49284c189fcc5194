import { Refusal } from '../http/answer.ts';

/** The part of an IPv6 address that one household or server has: its first four groups. */
function firstGroups(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: address.includes('::') ? 8 - before.length - after.length : 0 }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** What requests are counted by: an IPv4 address, or the /64 of an IPv6 one, whose rest a sender chooses freely. */
export const networkOf = (address: string): string =>
  address.includes(':') ? `${firstGroups(address.toLowerCase())}::/64` : address;

/**
 * Counts a request of a network.
 *
 * @throws Refusal 429 when there are too many.
 */
export async function limitNetwork(request: Request, limiter: RateLimit): Promise<void> {
  const { success } = await limiter.limit({ key: networkOf(request.headers.get('cf-connecting-ip') ?? 'unknown') });
  if (!success) {
    throw new Refusal(429, 'too_many_requests', 'Many requests came from your network. Send yours again in a minute.', {
      'retry-after': '60',
    });
  }
}
