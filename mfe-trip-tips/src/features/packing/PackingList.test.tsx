// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PackingList } from './PackingList.tsx';

const list = {
  intro: 'Tick off what is in the bag.',
  checked: '2026-11-20',
  items: [{ item: 'A scarf', why: 'For mosques' }, { item: 'Your passport' }],
};
const show = () => render(<PackingList list={list} />);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a tick is counted, and stays in this browser', () => {
  show();
  fireEvent.click(box(/A scarf/));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 in the bag');
  cleanup();
  show();
  expect([box(/A scarf/).checked, box(/passport/).checked]).toEqual([true, false]);
  expect(screen.getByRole('status').textContent).toBe('1 of 2 in the bag');
});

test('a tick can be taken back, and all at once', () => {
  show();
  fireEvent.click(box(/A scarf/));
  fireEvent.click(box(/passport/));
  fireEvent.click(box(/passport/));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 in the bag');
  fireEvent.click(screen.getByRole('button', { name: 'Untick all' }));
  expect(screen.getByRole('status').textContent).toBe('0 of 2 in the bag');
  cleanup();
  show();
  expect(box(/A scarf/).checked).toBe(false);
});

test.each(['{', '"a"', '[1, null]', '["A thing of another year"]'])('%s in the storage ticks nothing', (kept) => {
  localStorage.setItem('almaty-packing-list', kept);
  show();
  expect(screen.getByRole('status').textContent).toBe('0 of 2 in the bag');
});

test('where the browser keeps nothing, the list still works', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  fireEvent.click(box(/A scarf/));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 in the bag');
});
