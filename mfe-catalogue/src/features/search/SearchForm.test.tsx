// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SearchForm } from './SearchForm.tsx';
import type { SearchQuery } from './search-query.ts';
import { useSearchQuery } from './useSearchQuery.ts';

afterEach(cleanup);

/** Renders each query only when it is told to, as a busy browser does. */
function LateForm() {
  const { query, changeQuery, isLatest } = useSearchQuery();
  const queries = useRef<SearchQuery[]>([]);
  const [index, setIndex] = useState(0);
  if (queries.current.at(-1) !== query) queries.current.push(query);
  return (
    <>
      <SearchForm query={queries.current[index] ?? query} onChange={changeQuery} isLatest={isLatest} />
      <button type="button" onClick={() => setIndex(index + 1)}>
        Render the next query
      </button>
      <button type="button" onClick={() => changeQuery({ q: '' })}>
        Empty the query
      </button>
      <output>{queries.current.length - 1 - index}</output>
    </>
  );
}

const getField = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => act(() => fireEvent.input(getField(), { target: { value } }));
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));

/** Renders the queries that wait, and returns what the field has after each. */
function renderQueries(): string[] {
  const values: string[] = [];
  while (Number(screen.getByRole('status').textContent) > 0) {
    press('Render the next query');
    values.push(getField().value);
  }
  return values;
}

test('a key stays that is pressed before the query of the one before is rendered', () => {
  renderScreen('/locations', '/locations', <LateForm />);
  renderQueries();
  type('ш');
  type('ша');
  expect(renderQueries()).toEqual(['ша', 'ша']);
});

test('a query that changes elsewhere is shown', () => {
  renderScreen('/locations', '/locations', <LateForm />);
  renderQueries();
  type('ш');
  press('Empty the query');
  expect(renderQueries()).toEqual(['ш', '']);
});
