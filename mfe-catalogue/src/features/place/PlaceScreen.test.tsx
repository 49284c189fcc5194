// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { places } from '../../content/places.ts';
import { PlaceScreen } from './PlaceScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const show = (slug: string) => renderScreen(`/locations/${slug}`, '/locations/:slug', <PlaceScreen />);
const rowOf = (term: string) => {
  const row = screen.getByText(term).closest('div');
  if (!row) throw new Error(`There is no row ${term}`);
  return row.textContent;
};

test('a place shows its names and what is known of it', () => {
  show('medeu');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medeu');
  expect(screen.getByText('«Медеу» биік таулы мұз айдыны').lang).toBe('kk');
  expect(rowOf('From the city')).toContain('16 km by road, 30 to 45 minutes');
  expect(rowOf('Height')).toContain('1,691 m above the sea');
  expect(rowOf('Best months')).toContain('November to March');
});

test.each(places)('every source of $name is one that the page cites', ({ slug }) => {
  show(slug);
  const listed = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem');
  const cited = screen.getAllByRole('link', { name: /^Source \d+$/ }).map((link) => Number(link.textContent));
  expect([...new Set(cited)].sort((one, other) => one - other)).toEqual(listed.map((_, at) => at + 1));
});

test('a route says where it starts, how long and how high it is, and gives its points', () => {
  show('gorelnik-trail');
  expect(rowOf('Starts at')).toContain('Medeu, last stop of bus 12');
  expect(rowOf('There and back')).toContain('11 km to the falls, 5 to 6 hours');
  expect(rowOf('Ascent')).toContain('800 m');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Download GPX' }).download).toBe('gorelnik-trail.gpx');
});

test('what is not known has no line, and a place without a position says so', () => {
  show('ak-bulak-ski-resort');
  expect(screen.queryByText('Ascent')).toBeNull();
  expect(screen.queryByText('Starts at')).toBeNull();
  expect(screen.getByRole('region', { name: 'Where it is' }).textContent).toContain('was not found in any source');
  expect(screen.queryByRole('link', { name: 'Google Maps' })).toBeNull();
});

test('what is not sure is to be checked before going; what is sure is not', () => {
  show('kaindy-lake');
  expect(rowOf('From the city')).toContain('Check before you go');
  expect(rowOf('Height')).not.toContain('Check before you go');
});

test('an approximate position says so', () => {
  show('issyk-lake');
  expect(screen.getByRole('region', { name: 'Where it is' }).textContent).toContain('approximate');
});

test('the square in the middle is not a drive away', () => {
  show('republic-square');
  expect(rowOf('From the city')).toContain('In the middle of it');
});

describe('adding', () => {
  test('is the same press as on the card', () => {
    show('medeu');
    const add = screen.getByRole('button', { name: 'Add to trip: Medeu' });
    fireEvent.click(add);
    expect(add.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(add);
    expect(add.getAttribute('aria-pressed')).toBe('false');
  });
});

test.each(['atlantis', 'MEDEU', '%20'])('the address %s is no place, and leads on', (slug) => {
  show(slug);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such place');
  expect(screen.getByRole('link', { name: 'Explore Locations' }).getAttribute('href')).toBe('/locations');
});
