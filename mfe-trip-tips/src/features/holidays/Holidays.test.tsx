// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Holidays } from './Holidays.tsx';

const holidays = {
  intro: 'The next public holidays.',
  sources: [{ title: 'egov.kz', url: 'https://egov.kz/' }],
  lastChecked: '2026-11-22',
  items: [
    { name: 'Nauryz', month: 'March', day: 21, days: 3 },
    { name: 'Kurban Ait', dates: [{ date: '2027-05-16' }] },
  ],
} satisfies Parameters<typeof Holidays>[0]['holidays'];

/** The last second of 23 March 2027 in Almaty, where the clock is five hours ahead of UTC. */
const LAST_SECOND = new Date('2027-03-23T18:59:59Z');
const MIDNIGHT = new Date('2027-03-23T19:00:00Z');

const getDays = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a holiday gives way to the next one at midnight in Almaty', () => {
  vi.setSystemTime(LAST_SECOND);
  render(<Holidays holidays={holidays} />);
  expect(getDays()).toEqual(['21 to 23 March 2027', '16 May 2027']);
  cleanup();
  vi.setSystemTime(MIDNIGHT);
  render(<Holidays holidays={holidays} />);
  expect(getDays()).toEqual(['16 May 2027', '21 to 23 March 2028']);
});

test('a page that stays open over midnight is corrected', () => {
  vi.useFakeTimers({ now: LAST_SECOND });
  render(<Holidays holidays={holidays} />);
  act(() => vi.advanceTimersByTime(60_000));
  expect(getDays()).toEqual(['16 May 2027', '21 to 23 March 2028']);
});

test('the prerendered HTML is that of the day of the check, hydrates without a mismatch, and is then corrected', () => {
  vi.setSystemTime(MIDNIGHT);
  const html = renderToString(<Holidays holidays={holidays} />);
  expect(html).toContain('21 to 23 March 2027');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const onRecoverableError = vi.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, <Holidays holidays={holidays} />, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(getDays()).toEqual(['16 May 2027', '21 to 23 March 2028']);
  act(() => root?.unmount());
  container.remove();
});
