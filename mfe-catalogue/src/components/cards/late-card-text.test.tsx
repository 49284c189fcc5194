// @vitest-environment happy-dom

import { renderScreen } from '@almaty/delivery/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { nature } from '../../content/nature.ts';
import '../../content/first-pages.ts';
import { getCard } from '../../testing/get-card.ts';
import { LocationGrid } from './LocationGrid.tsx';
import { loadCardText } from './late-card-text.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./CardText.tsx', async (importOriginal) => {
  await code.promise;
  return importOriginal();
});
afterEach(cleanup);

test('cards that the browser renders are shown with their text, once its code has come', async () => {
  await act(async () => renderScreen('/', '/', <LocationGrid locations={nature} heading="h3" />));
  expect(screen.queryAllByRole('article')).toEqual([]);
  code.resolve();
  await act(async () => void (await loadCardText()));
  expect(screen.getAllByRole('article')).toHaveLength(nature.length);
  expect(within(getCard('Kolsay Lake')).getByText('May–Oct').textContent).toBe('Best months: May–Oct');
});
