// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { NumberedTips } from './NumberedTips.tsx';
import { TipGrid } from './TipGrid.tsx';

const createTip = (lastChecked: string) => ({
  title: `Tip of ${lastChecked}`,
  body: [{ tag: 'p', children: [`Text of ${lastChecked}`] }] as const,
  sources: [
    { title: `Page of ${lastChecked}`, url: `https://guide.test/${lastChecked}` },
    { title: 'Page of all', url: 'https://guide.test/' },
  ],
  lastChecked,
});
afterEach(cleanup);

const countDates = (html: string) => html.match(/Checked/g)?.length;

test.each([
  ['TipGrid', TipGrid],
  ['NumberedTips', NumberedTips],
])('%s shows the date of most tips once, and another date at its tip', (_, TipList) => {
  const render = (...dates: string[]) => renderToStaticMarkup(<TipList id="money" tips={dates.map(createTip)} />);
  expect(countDates(render('2026-11-20', '2026-11-20'))).toBe(1);
  expect(countDates(render('2026-11-20', '2026-11-21'))).toBe(2);
});

test.each([
  ['TipGrid', TipGrid],
  ['NumberedTips', NumberedTips],
])('%s cites the sources of each tip by their numbers in one list', (_, TipList) => {
  const html = renderToStaticMarkup(<TipList id="money" tips={['2026-11-20', '2026-11-21'].map(createTip)} />);
  const container = new DOMParser().parseFromString(html, 'text/html');
  const citations = [...container.querySelectorAll('li')].flatMap((item) => {
    const numbers = [...item.querySelectorAll('p sup a')].map((link) => link.textContent);
    return numbers.length > 0 ? [numbers] : [];
  });
  expect(citations).toEqual([
    ['1', '2'],
    ['2', '3'],
  ]);
  const titles = [...container.querySelectorAll('sup a')].map(
    (link) => container.querySelector(`details ${link.getAttribute('href')}`)?.textContent,
  );
  expect(titles).toEqual(['Page of 2026-11-20', 'Page of all', 'Page of all', 'Page of 2026-11-21']);
});

test('a citation opens the list of sources', () => {
  render(<TipGrid id="money" tips={[createTip('2026-11-20')]} />);
  const list = screen.getByRole('group');
  expect(list.hasAttribute('open')).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: '2', hidden: true }));
  expect(list.hasAttribute('open')).toBe(true);
});
