// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CatalogueLocation } from '../../content/schema.ts';
import { EMPTY_QUERY } from './search-query.ts';
import { useMoreResults } from './useMoreResults.ts';

afterEach(cleanup);

const createShown = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Location ${index + 1}` }) as CatalogueLocation);

type Props = Parameters<typeof useMoreResults>[0];
const onShowMore = vi.fn();

function Results({ query, shown }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const showMore = useMoreResults({ query, shown }, grid, onShowMore);
  return (
    <div ref={grid}>
      {shown.map(({ name }) => (
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

const query = { ...EMPTY_QUERY, q: 'a' };
const getButton = () => screen.getByRole('button');

test('asks for more results, the first of which receives the focus when it is there', () => {
  const { rerender } = render(<Results query={query} shown={createShown(48)} />);
  getButton().focus();
  fireEvent.click(getButton());
  expect(onShowMore).toHaveBeenCalledOnce();
  rerender(<Results query={query} shown={createShown(48)} />);
  expect(document.activeElement).toBe(getButton());
  rerender(<Results query={query} shown={createShown(60)} />);
  expect(document.activeElement?.textContent).toBe('Location 49');
});

test('another search that comes first leaves the focus where it is', () => {
  const { rerender } = render(<Results query={query} shown={createShown(48)} />);
  getButton().focus();
  fireEvent.click(getButton());
  const other = { ...EMPTY_QUERY, q: 'b' };
  rerender(<Results query={other} shown={createShown(48)} />);
  rerender(<Results query={other} shown={createShown(96)} />);
  expect(document.activeElement).toBe(getButton());
});
