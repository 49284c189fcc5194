import { expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { writeDeviceTables, writeFigures } from './report.ts';

/** A measurement with a tenth of spread. */
const measure = (medians: Readonly<Record<string, number>>) => {
  const figures: Figures = Object.fromEntries(
    Object.entries(medians).map(([name, median]) => [name, { median, low: median * 0.9, high: median * 1.1 }]),
  );
  return { date: '2026-11-23', runs: 7, cores: 2, figures };
};

const PHONE = measure({
  ...{ 'phone / site lcp': 1200, 'phone / static lcp': 1000 },
  ...{ 'phone / site performance': 90, 'phone / static performance': 100 },
});
const API = measure({ 'api emails-beside-1 request p50': 20, 'api emails-beside-1 no-op p50': 10 });

test('figures have their spread, and their ratio to the static page', () => {
  expect(writeDeviceTables(PHONE.figures, 'phone').join('\n')).toContain(
    '| `/` | 1200 (1080–1320) |          – | 1000 (900–1100) |              1.20 |',
  );
  expect(writeFigures({ phone: PHONE })).toMatch(/\| `\/` +\| +1200 \| +1\.20 \| +– \| +– \| +– \|/);
  expect(writeFigures({ api: API })).toMatch(
    /\| `emails-beside-1` \| +20 \(18–22\) \| +10 \(9–11\) \| +2\.00 \| +– \|/,
  );
});

test('every goal has its worst case, and says how often it was missed', () => {
  const text = writeFigures({ phone: PHONE, api: API });
  expect(text).toMatch(/LCP, times.*at most 1\.05 \| +1\.2 \| +phone \/ \| +1\/1 \|/);
  expect(text).toMatch(/Lighthouse performance.*at least 0\.98 \| +0\.9 \|.* 1\/1 \|/);
  expect(text).toMatch(/p50 of the API.*at most 2\.5 \| +2 \|.* 0\/1 \|/);
});

test('what was not measured has no section', () => {
  expect(writeFigures({ api: API })).not.toContain('## On a phone');
  const text = writeFigures({ phone: PHONE });
  expect(text).toContain('## On a phone\n\nMeasured on 2026-11-23, 7 runs on a machine with 2 cores.');
  expect(text).not.toMatch(/## On a desktop|## The API|_Add to trip_ works, ms/);
});
