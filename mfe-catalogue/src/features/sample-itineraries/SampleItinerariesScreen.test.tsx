// @vitest-environment happy-dom

import { routes } from '@almaty/delivery/routes';
import { renderScreen } from '@almaty/delivery/testing';
import { useItinerary } from '@almaty/store';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { SampleItinerariesScreen } from './SampleItinerariesScreen.tsx';

// What editors write must not decide whether the code is right.
vi.mock('#generated/sample-cards.json', async () => {
  const { createSampleCards } = await import('../../../build/view-models/location-cards.ts');
  const { testContent } = await import('../../../build/testing/test-content.ts');
  return { default: createSampleCards(testContent) };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

function ItineraryNames() {
  const { locations, activities } = useItinerary((state) => state);
  return <p data-testid="itinerary">{[...locations, ...activities].map(({ name }) => name).join(', ')}</p>;
}

const renderPage = () =>
  renderScreen(
    routes.sampleItineraries,
    routes.sampleItineraries,
    <>
      <SampleItinerariesScreen />
      <ItineraryNames />
      <Toaster />
    </>,
  );

const getSample = (title: string) => {
  const article = screen.getByRole('heading', { name: title }).closest('article');
  if (!article) throw new Error(`There is no sample itinerary ${title}`);
  return within(article);
};

test('shows one, three and five days for summer and for winter, and the loop of two days', () => {
  renderPage();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['One summer day', 'Three summer days', 'Canyon, lake and drowned forest', 'Five summer days'],
    ...['One winter day', 'Three winter days', 'Five winter days'],
  ]);
  const five = getSample('Five summer days');
  expect(five.getAllByRole('heading', { level: 4 })).toHaveLength(5);
  expect(five.getAllByText('Night: Saty village, guest houses')).toHaveLength(2);
});

test('one press adds all locations and activities, and Undo removes what it added', async () => {
  renderPage();
  const sample = getSample('One winter day');
  fireEvent.click(sample.getByRole('button', { name: 'Add all to trip: One winter day' }));
  const itinerary = screen.getByTestId('itinerary');
  expect(itinerary.textContent).toBe('Shymbulak Ski Resort, 28 Panfilov Guardsmen Park, Green Bazaar, Kazakh Sauna');
  expect(sample.getByRole('link', { name: 'In your trip: see it' }).getAttribute('href')).toBe('/itinerary');
  expect(document.activeElement).toBe(sample.getByRole('link', { name: 'In your trip: see it' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(itinerary.textContent).toBe('');
  expect(document.activeElement).toBe(sample.getByRole('button', { name: 'Add all to trip: One winter day' }));
  // Its timer would otherwise end after the test environment.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('a location has its access stamp', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] });
  renderPage();
  expect(getSample('One summer day').getByText('Ice rink closed until winter 2027/28')).toBeDefined();
});
