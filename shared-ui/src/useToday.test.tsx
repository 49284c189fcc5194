// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useToday } from './useToday.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Today() {
  return <p>{useToday() ?? 'not known'}</p>;
}

test('is not known in prerendered HTML', () => {
  expect(renderToString(<Today />)).toBe('<p>not known</p>');
});

test('changes at midnight in Almaty while the page stays open', () => {
  vi.useFakeTimers({ now: new Date('2027-03-31T18:59:50Z') });
  render(<Today />);
  expect(screen.getByText('2027-03-31')).toBeDefined();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2027-04-01')).toBeDefined();
});
