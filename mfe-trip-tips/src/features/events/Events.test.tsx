// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Events } from './Events.tsx';

const common = {
  where: 'Astana Square',
  note: 'Concerts.',
  sources: [{ title: 'zakon.kz', url: 'https://zakon.kz/' }],
};
const events = [
  { ...common, title: 'City Day', firstDay: '2027-09-19' },
  { ...common, title: 'Nauryznama', firstDay: '2027-03-14', lastDay: '2027-03-23', lastChecked: '2026-11-29' },
] satisfies Parameters<typeof Events>[0]['events'];

/** The last second of 23 March 2027 in Almaty, where the clock is five hours ahead of UTC. */
const LAST_SECOND = new Date('2027-03-23T18:59:59Z');

const getDays = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('an event is shown until its last day is over in Almaty, the nearest first, also when the page stays open', () => {
  vi.useFakeTimers({ now: LAST_SECOND });
  render(<Events events={events} />);
  expect(getDays()).toEqual(['14 to 23 March 2027', '19 September 2027']);
  act(() => vi.advanceTimersByTime(60_000));
  expect(getDays()).toEqual(['19 September 2027']);
});

test('without an event that is still to come, there is no heading', () => {
  vi.useFakeTimers({ now: new Date('2028-01-01T00:00:00Z') });
  const { container } = render(<Events events={events} />);
  expect(container.innerHTML).toBe('');
});

test('the prerendered page has all events, because it is read on other days than it is built', () => {
  vi.useFakeTimers({ now: new Date('2028-01-01T00:00:00Z') });
  const html = renderToString(<Events events={events} />);
  for (const { title } of events) expect(html).toContain(title);
});
