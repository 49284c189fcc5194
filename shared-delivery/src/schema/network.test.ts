import { expect, test } from 'vitest';
import { getAddressBlock, getNetwork } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
])('the network of %s is %s', (address, network) => {
  expect(getNetwork(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['192.0.2.255', '192.0.2.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['unknown', 'unknown'],
])('the block of %s is %s', (address, block) => {
  expect(getAddressBlock(address)).toBe(block);
});
