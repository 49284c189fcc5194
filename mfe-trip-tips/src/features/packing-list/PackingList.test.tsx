// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PackingList } from './PackingList.tsx';

const list = {
  intro: 'Tick off what is in the bag.',
  sources: [{ title: 'General knowledge' }],
  items: [
    { id: 'A scarf', item: 'A scarf', reason: 'For mosques' },
    { id: 'Your passport', item: 'Your passport' },
  ],
};
const renderList = () => render(<PackingList list={list} />);
const getCheckbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const getStatus = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('counts ticked items and restores them from the browser', () => {
  renderList();
  fireEvent.click(getCheckbox(/A scarf/));
  expect(getStatus()).toBe('1 of 2 in the bag');
  cleanup();
  renderList();
  expect([getCheckbox(/A scarf/).checked, getCheckbox(/passport/).checked]).toEqual([true, false]);
  expect(getStatus()).toBe('1 of 2 in the bag');
});

test('a tick is there in each language', () => {
  renderList();
  fireEvent.click(getCheckbox(/A scarf/));
  cleanup();
  const items = [
    { id: 'A scarf', item: 'Платок' },
    { id: 'Your passport', item: 'Паспорт' },
  ];
  render(<PackingList list={{ ...list, items }} />);
  expect([getCheckbox(/Платок/).checked, getCheckbox(/Паспорт/).checked]).toEqual([true, false]);
});

test('unticks one item, or all of them while there are any', () => {
  renderList();
  expect(screen.queryByRole('button', { name: 'Untick all' })).toBeNull();
  fireEvent.click(getCheckbox(/A scarf/));
  fireEvent.click(getCheckbox(/passport/));
  fireEvent.click(getCheckbox(/passport/));
  expect(getStatus()).toBe('1 of 2 in the bag');
  fireEvent.click(screen.getByRole('button', { name: 'Untick all' }));
  expect(getStatus()).toBe('0 of 2 in the bag');
  expect(screen.queryByRole('button', { name: 'Untick all' })).toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
  cleanup();
  renderList();
  expect(getCheckbox(/A scarf/).checked).toBe(false);
});

test.each(['{', '"a"', '[1, null]', '["An item that was removed"]'])('ticks nothing when %s is stored', (stored) => {
  localStorage.setItem('almaty-packing-list', stored);
  renderList();
  expect(getStatus()).toBe('0 of 2 in the bag');
});

test('works when the storage of the browser is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderList();
  fireEvent.click(getCheckbox(/A scarf/));
  expect(getStatus()).toBe('1 of 2 in the bag');
});
