import { expect, test } from 'vitest';
import { isInlineable } from './inline-style.ts';

test('rules of usual kinds can be written into a page', () => {
  expect(isInlineable('@layer mfe{.a > b::after{content:"\\201C <b>"}}')).toBe(true);
  expect(isInlineable('')).toBe(true);
});

test.each(['a{}</style><script>x()', 'a{}</STYLE >', '<!--a{}', 'a{}\r\nb{}', 'a{}\0', 'a{background:URL(b.png)}'])(
  '%j cannot',
  (css) => expect(isInlineable(css)).toBe(false),
);
