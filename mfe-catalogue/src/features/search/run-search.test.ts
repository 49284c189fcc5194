import { expect, test } from 'vitest';
import { locations } from '../../content/locations.ts';
import { otherCards } from '../../content/view-models/search-cards.ts';
import { runSearch } from './run-search.ts';
import { EMPTY_QUERY } from './search-query.ts';

const task = { query: EMPTY_QUERY, today: '2026-11-22', size: 48 };
const slugs = locations.map(({ slug }) => slug);

test('counts all results, and names those that are shown', () => {
  expect(runSearch(task)).toMatchObject({ count: slugs.length, slugs, closed: [] });
  expect(runSearch({ ...task, size: 3 })).toMatchObject({ count: slugs.length, slugs: slugs.slice(0, 3) });
});

test('brings the cards that no first page has, of what is shown alone', () => {
  const others = otherCards.map(({ location }) => location.slug);
  const getCards = (size: number) => runSearch({ ...task, size }).cards.map(({ location }) => location.slug);
  expect(getCards(48).toSorted()).toEqual(others.toSorted());
  expect(getCards(3)).toEqual(others.filter((slug) => slugs.slice(0, 3).includes(slug)));
});

test('names what is closed on every day of the trip', () => {
  const query = { ...EMPTY_QUERY, q: 'kaindy', from: '2027-02-01', to: '2027-02-10' };
  expect(runSearch({ ...task, query }).closed).toEqual(['Kaindy Lake']);
});
