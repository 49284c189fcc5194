import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberedTips } from './NumberedTips.tsx';
import { TipGrid } from './TipGrid.tsx';

const tipOn = (checked: string) => ({ title: `Of ${checked}`, body: [], checked });
const daysIn = (html: string) => html.match(/Checked/g)?.length;

test.each([
  ['side by side', TipGrid],
  ['by number', NumberedTips],
])('tips %s tell the day they were checked once, or each its own', (_, Tips) => {
  const html = (...days: string[]) => renderToStaticMarkup(<Tips tips={days.map(tipOn)} />);
  expect(daysIn(html('2026-11-20', '2026-11-20'))).toBe(1);
  expect(daysIn(html('2026-11-20', '2026-11-21'))).toBe(2);
});
