import { expect, test } from 'vitest';
import { drawWaterfall, type WaterfallRequest } from './waterfall.ts';

const REQUESTS: readonly WaterfallRequest[] = [
  { path: '/a?<b>&c', kind: 'document', bytes: 2048, sentAt: 0, respondedAt: 200, endedAt: 400 },
  { path: `/${'x'.repeat(60)}/last.js`, kind: 'script', bytes: 512, sentAt: 400, respondedAt: 600, endedAt: 1000 },
];
const picture = drawWaterfall('A page', REQUESTS, [{ name: 'first paint', at: 500 }]);

/** The places and widths of the bars of a kind: until the response begins, and from there. */
const findBars = (color: string) =>
  [...picture.matchAll(new RegExp(`x="([\\d.]+)" y="\\d+" width="([\\d.]+)" height="14" fill="${color}"`, 'g'))].map(
    ([, x, width]) => [Number(x), Number(width)],
  );

test('a bar begins where the one before ends, and is as wide as its request takes long', () => {
  const [page = [], body = []] = findBars('#3f7fd1');
  const [waiting = [], script = []] = findBars('#d98a1f');
  expect(body[0]).toBeCloseTo((page[0] ?? 0) + (page[1] ?? 0), 0);
  expect(waiting[0]).toBeCloseTo((body[0] ?? 0) + (body[1] ?? 0), 0);
  expect(script[1]).toBeCloseTo(2 * (body[1] ?? 0), 0);
});

test('names are escaped, and shortened from their beginning', () => {
  expect(picture).toContain('>/a?&lt;b>&amp;c</text>');
  expect(picture).toMatch(/>…x+\/last\.js<\/text>/);
});

test('sizes, moments and the scale can be read', () => {
  for (const text of ['2.0 KB', 'first paint 0.5 s', '>0.2 s<', '>1 s<']) expect(picture).toContain(text);
});

test('a page without requests is a picture too', () => {
  expect(drawWaterfall('Nothing', [], [])).toContain('<title>Nothing</title>');
});
