// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { ItineraryProvider, useItinerary } from './index.ts';

const camping = { id: 3, name: 'Camping', description: 'A night out.', intensity: 'Medium' } as const;

function Chooser() {
  const activities = useItinerary((itinerary) => itinerary.activities);
  const add = useItinerary(({ addActivity }) => addActivity);
  return (
    <button type="button" onClick={() => add(camping)}>
      {activities.map(({ name }) => name).join() || 'nothing'}
    </button>
  );
}

afterEach(cleanup);

test('outside its provider the itinerary is an error with the text of the specification, section 8', () => {
  expect(() => renderToString(<Chooser />)).toThrow('useItinerary must be used within ItineraryProvider');
});

test('an addition shows everywhere and is told in a toast', () => {
  const success = vi.spyOn(toast, 'success');
  render(
    <ItineraryProvider>
      <Chooser />
    </ItineraryProvider>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('Camping');
  expect(success).toHaveBeenCalledExactlyOnceWith('Camping added to your itinerary!');
});
