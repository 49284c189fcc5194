/** The first groups of an IPv6 address, with its zeros written out. */
function getFirstGroups(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: address.includes('::') ? 8 - before.length - after.length : 0 }, () => '0');
  return [...before, ...zeros, ...after].slice(0, count).join(':');
}

/**
 * Gets the network that an IP address is counted under: an IPv4 address itself, or the /64 of an IPv6 address, because
 * whoever has the /64 chooses the rest freely.
 */
export const getNetwork = (address: string): string =>
  address.includes(':') ? `${getFirstGroups(address.toLowerCase(), 4)}::/64` : address;

/**
 * Gets the block of addresses that one customer of a provider can have: the /24 of an IPv4 address, or the /48 of an IPv6
 * address (RFC 6177, section 2). Whoever has many of them has taken pains.
 */
export const getAddressBlock = (address: string): string =>
  address.includes(':')
    ? `${getFirstGroups(address.toLowerCase(), 3)}::/48`
    : address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
