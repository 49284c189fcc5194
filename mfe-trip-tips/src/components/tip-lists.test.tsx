import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberedTips } from './NumberedTips.tsx';
import { TipGrid } from './TipGrid.tsx';

const createTip = (lastChecked: string) => ({ title: `Tip of ${lastChecked}`, body: [], lastChecked });
const countDates = (html: string) => html.match(/Checked/g)?.length;

test.each([
  ['TipGrid', TipGrid],
  ['NumberedTips', NumberedTips],
])('%s shows a date that all tips share once, and different dates at each tip', (_, TipList) => {
  const render = (...dates: string[]) => renderToStaticMarkup(<TipList tips={dates.map(createTip)} />);
  expect(countDates(render('2026-11-20', '2026-11-20'))).toBe(1);
  expect(countDates(render('2026-11-20', '2026-11-21'))).toBe(2);
});
