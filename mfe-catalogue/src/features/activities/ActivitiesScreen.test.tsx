// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cardOf } from '../choosing/card-of.ts';
import { ActivitiesScreen } from './ActivitiesScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('all eleven are there, each with its intensity and how long, when and where', () => {
  renderScreen('/', '/', <ActivitiesScreen />);
  expect(screen.getAllByRole('article')).toHaveLength(11);
  const sauna = within(cardOf('Kazakh Sauna'));
  expect(sauna.getByText('Low')).toBeDefined();
  for (const term of ['Takes', 'When', 'Where']) expect(sauna.getByText(term)).toBeDefined();
  expect(sauna.queryByText('Check before you go')).toBeNull();
  expect(within(cardOf('ATV Riding')).getAllByText('Check before you go')).toHaveLength(3);
});

test('every fact leads to where it was read', () => {
  renderScreen('/', '/', <ActivitiesScreen />);
  const takes = within(cardOf('Horseback Riding')).getByText('Takes').nextElementSibling;
  const [first] = takes?.querySelectorAll('a') ?? [];
  expect(first?.getAttribute('aria-label')).toBe('Source 1');
  const source = document.querySelector(first?.getAttribute('href') ?? '');
  expect(source?.querySelector('a')?.getAttribute('href')).toMatch(/^https?:/);
  for (const fact of document.querySelectorAll('dd')) expect(fact.querySelector('sup a')).not.toBeNull();
  expect(screen.getByText(/^Checked on November 20, 2026/)).toBeDefined();
});

test('one is chosen and taken out by the same press', () => {
  renderScreen('/', '/', <ActivitiesScreen />);
  const add = screen.getByRole('button', { name: 'Add to trip: Camping' });
  fireEvent.click(add);
  expect(add.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(add);
  expect(add.getAttribute('aria-pressed')).toBe('false');
});

test('the page ends with the way to the itinerary', () => {
  renderScreen('/', '/', <ActivitiesScreen />);
  expect(screen.getByText('Ready to Plan Your Adventure?')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create Your Itinerary' }).getAttribute('href')).toBe('/itinerary');
});
