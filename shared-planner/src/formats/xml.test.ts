import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test.each([
  ['Up & <down>', 'Up &amp; &lt;down&gt;'],
  ['Start "A"', 'Start &quot;A&quot;'],
  ['&amp;', '&amp;amp;'],
  ['Up\u0000', 'Up'],
  ['Көлсай', 'Көлсай'],
])('escapes %s as %s', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
