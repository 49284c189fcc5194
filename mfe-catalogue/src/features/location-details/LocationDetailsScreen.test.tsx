// @vitest-environment happy-dom

import { getLocationPath, routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { locations } from '../../content/locations.ts';
import { LocationDetailsScreen } from './LocationDetailsScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const renderLocation = (slug: string) =>
  renderScreen(getLocationPath(slug), routes.locationDetails, <LocationDetailsScreen />);
const getRowText = (term: string) => {
  const row = screen.getByText(term).closest('div');
  if (!row) throw new Error(`There is no row ${term}`);
  return row.textContent;
};

test('shows the names and facts of a location', () => {
  renderLocation('medeu');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medeu');
  expect(screen.getByText('«Медеу» биік таулы мұз айдыны').lang).toBe('kk');
  expect(getRowText('From the city')).toContain('16 km by road, 30 to 45 minutes');
  expect(getRowText('Height')).toContain('1,691 m above sea level');
  expect(getRowText('Best months')).toContain('November to March');
});

test.each(locations)('the page of $name cites every source of its list, and no other', ({ slug }) => {
  renderLocation(slug);
  const sourceItems = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem');
  const citations = screen.getAllByRole('link', { name: /^Source \d+$/ }).map((link) => Number(link.textContent));
  expect([...new Set(citations)].sort((a, b) => a - b)).toEqual(sourceItems.map((_, index) => index + 1));
});

test('shows trailhead, length, duration, ascent and the GPX download of a mountain route', () => {
  renderLocation('gorelnik-trail');
  expect(getRowText('Starts at')).toContain('Medeu, last stop of bus 12');
  expect(getRowText('There and back')).toContain('11 km to the falls, 5 to 6 hours');
  expect(getRowText('Ascent')).toContain('800 m');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Download GPX' }).download).toBe('gorelnik-trail.gpx');
});

test('shows no row for an unknown fact, and says that a position is unknown', () => {
  renderLocation('ak-bulak-ski-resort');
  expect(screen.queryByText('Ascent')).toBeNull();
  expect(screen.queryByText('Starts at')).toBeNull();
  expect(screen.getByRole('region', { name: 'Where it is' }).textContent).toContain('was not found in any source');
  expect(screen.queryByRole('link', { name: 'Google Maps' })).toBeNull();
});

test('warns about facts of low confidence only', () => {
  renderLocation('kaindy-lake');
  expect(getRowText('From the city')).toContain('Check before you go');
  expect(getRowText('Height')).not.toContain('Check before you go');
});

test('says that a position of low confidence is approximate', () => {
  renderLocation('issyk-lake');
  expect(screen.getByRole('region', { name: 'Where it is' }).textContent).toContain('approximate');
});

test('shows no drive to Republic Square, which distances are measured from', () => {
  renderLocation('republic-square');
  expect(getRowText('From the city')).toContain('In the centre');
});

test('the same button adds and removes the location', () => {
  renderLocation('medeu');
  const addButton = screen.getByRole('button', { name: 'Add to trip: Medeu' });
  fireEvent.click(addButton);
  expect(addButton.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(addButton);
  expect(addButton.getAttribute('aria-pressed')).toBe('false');
});

test.each(['atlantis', 'MEDEU', '%20'])('says that no location has the slug %s, and links to all locations', (slug) => {
  renderLocation(slug);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Place not found');
  expect(screen.getByRole('link', { name: 'Explore Locations' }).getAttribute('href')).toBe('/locations');
});
