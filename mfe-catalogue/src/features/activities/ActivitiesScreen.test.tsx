// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import activities from '#generated/activities.json' with { type: 'json' };
import { getCard } from '../../testing/get-card.ts';
import { ActivitiesScreen } from './ActivitiesScreen.tsx';

/** Not prerendered here, so that the page waits for the code of its static content. */
const renderPage = () =>
  act(async () => {
    await import('./static-content.tsx');
    renderScreen('/', '/', <ActivitiesScreen />);
  });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('shows all activities with intensity, duration, season, place, booking, price and what to bring', async () => {
  await renderPage();
  expect(screen.getAllByRole('article')).toHaveLength(activities.length);
  const sauna = within(getCard('Kazakh Sauna'));
  expect(sauna.getByText('Low')).toBeDefined();
  for (const term of ['Takes', 'When', 'Where', 'Book', 'Costs', 'Bring']) expect(sauna.getByText(term)).toBeDefined();
  expect(sauna.getByText(/^6,000 to 12,000 tenge a person/)).toBeDefined();
  expect(within(getCard('City Tours')).queryByText('* Check before you go')).toBeNull();
  const atv = within(getCard('ATV Riding'));
  expect(atv.getAllByRole('img', { name: 'check before you go' })).toHaveLength(3);
  expect(atv.getAllByText('* Check before you go')).toHaveLength(1);
});

test('an activity says once whom to ask, with a number to call', async () => {
  await renderPage();
  const call = within(getCard('Kazakh Sauna')).getByRole('link', { name: '+7 727 390 10 10' });
  expect(call.getAttribute('href')).toBe('tel:+77273901010');
  expect(within(getCard('ATV Riding')).getAllByText('We found nobody to ask.')).toHaveLength(1);
});

test('every fact links to its sources', async () => {
  await renderPage();
  const duration = within(getCard('Horseback Riding')).getByText('Takes').nextElementSibling;
  const [citation] = duration?.querySelectorAll('a') ?? [];
  expect(citation?.closest('sup')?.textContent).toMatch(/^ \(sources? 1/);
  const source = document.querySelector(citation?.getAttribute('href') ?? '');
  expect(source?.querySelector('a')?.getAttribute('href')).toMatch(/^https?:/);
  for (const fact of document.querySelectorAll('dd'))
    if (fact.textContent !== 'We found nobody to ask.') expect(fact.querySelector('sup a')).not.toBeNull();
  expect(screen.getByText('General knowledge of Almaty (not checked yet)')).toBeDefined();
  expect(screen.getByText(/^Checked between 20 November 2026 and 27 November 2026, except what rests/)).toBeDefined();
});

test('the same button adds and removes an activity', async () => {
  await renderPage();
  const addButton = screen.getByRole('button', { name: 'Add to trip: Camping' });
  fireEvent.click(addButton);
  expect(addButton.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(addButton);
  expect(addButton.getAttribute('aria-pressed')).toBe('false');
});

test('the page ends with a link to the itinerary', async () => {
  await renderPage();
  expect(screen.getByText('Ready to Plan Your Adventure?')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create Your Itinerary' }).getAttribute('href')).toBe('/itinerary');
});
