import { expect, test } from 'vitest';
import type { Figures } from '../figures/figures.ts';
import { writeDocument } from './document.ts';
import { listMissed } from './goal-table.ts';

/** Figures with a tenth of spread. */
const createFigures = (medians: Readonly<Record<string, number>>): Figures =>
  Object.fromEntries(
    Object.entries(medians).map(([name, median]) => [name, { median, low: median * 0.9, high: median * 1.1 }]),
  );

const measure = (medians: Readonly<Record<string, number>>) => ({
  date: '2026-11-23',
  runs: 7,
  cores: 2,
  figures: createFigures(medians),
});

const PHONE = measure({
  'phone / site lcp': 1200,
  'phone / static lcp': 1000,
});
const SCORES = {
  ...measure({ 'phone / site performance': 90, 'phone / static performance': 100 }),
  date: '2026-11-24',
};
const API = measure({ 'api emails-beside-1 request p50': 20, 'api emails-beside-1 no-op p50': 10 });

test('figures have their spread, and their ratio to the static page', () => {
  expect(writeDocument({ phone: PHONE })).toContain(
    '| `/`  | 1200 (1080–1320) |      – | 1000 (900–1100) |          1.20 |',
  );
});

test('every goal has its worst case, and says by how much it was missed', () => {
  const text = writeDocument({ phone: PHONE, scores: SCORES, api: API });
  expect(text).toMatch(/LCP, times.*at most 1\.05 \| +1\.2 \| +phone \/ \| +missed in 1 of 1, by 0\.15 at worst \|/);
  expect(text).toMatch(/Lighthouse performance.*at least 0\.98 \| +0\.9 \|.*missed in 1 of 1, by 0\.08 at worst \|/);
  expect(text).toMatch(/p50 of the API.*at most 2\.5 \| +2 \|.* met \|/);
});

test('each device and the scores of Lighthouse have the day of their own run', () => {
  const desktop = {
    ...measure({ 'desktop / site lcp': 300, 'desktop / static lcp': 290 }),
    date: '2026-11-25',
    runs: 4,
  };
  const text = writeDocument({ phone: PHONE, desktop, scores: SCORES });
  expect(text).toMatch(/## Desktop\n\nPages: measured on 2026-11-25, 4 runs/);
  expect(text).toContain('Pages: measured on 2026-11-23');
  expect(text).toContain('Scores of Lighthouse: measured on 2026-11-24');
});

test('the cases in which a goal was missed are listed one by one', () => {
  expect(listMissed({ ...PHONE.figures, ...SCORES.figures })).toEqual([
    'phone /: LCP, times that of the static page is 1.2, not at most 1.05',
    'phone /: Lighthouse performance, times that of the static page is 0.9, not at least 0.98',
  ]);
});

test('what was not measured has no section', () => {
  expect(writeDocument({ api: API })).not.toContain('## Phone');
  const text = writeDocument({ phone: PHONE });
  expect(text).not.toContain('## Desktop');
  expect(text).not.toContain('## The API');
  expect(text).not.toContain('_Add to trip_ works, ms');
});
