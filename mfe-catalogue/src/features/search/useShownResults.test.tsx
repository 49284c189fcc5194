// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useShownResults } from './useShownResults.ts';

afterEach(cleanup);

const createNames = (count: number) => Array.from({ length: count }, (_, index) => `Location ${index + 1}`);

function Results({ found }: { found: readonly string[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const { shown, showMore } = useShownResults(found, grid);
  return (
    <div ref={grid}>
      {shown.map((name) => (
        <article key={name}>
          <h3>
            <a href="/">{name}</a>
          </h3>
        </article>
      ))}
      <button type="button" onClick={showMore}>
        Show more
      </button>
    </div>
  );
}

const countShown = () => screen.getAllByRole('link').length;
const showMore = () => act(async () => void fireEvent.click(screen.getByRole('button')));

test('48 results are shown at first, and 48 more with each press', async () => {
  render(<Results found={createNames(100)} />);
  expect(countShown()).toBe(48);
  await showMore();
  expect(countShown()).toBe(96);
  await showMore();
  expect(countShown()).toBe(100);
});

test('the first of the results that a press brought receives the focus', async () => {
  render(<Results found={createNames(100)} />);
  await showMore();
  expect(document.activeElement?.textContent).toBe('Location 49');
});

test('another search shows its first 48 results, and leaves the focus where it is', async () => {
  const { rerender } = render(<Results found={createNames(200)} />);
  await showMore();
  screen.getByRole('button').focus();
  rerender(<Results found={createNames(60)} />);
  expect(countShown()).toBe(48);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
