// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { ItineraryProvider, useItinerary } from './index.ts';

const camping = { id: 3, name: 'Camping', description: 'A night out.', intensity: 'Medium' } as const;

function AddCampingButton() {
  const activities = useItinerary((itinerary) => itinerary.activities);
  const add = useItinerary(({ addActivity }) => addActivity);
  return (
    <button type="button" onClick={() => add(camping)}>
      {activities.map(({ name }) => name).join() || 'nothing'}
    </button>
  );
}

afterEach(cleanup);

test('useItinerary throws the error of the specification outside its provider', () => {
  expect(() => renderToString(<AddCampingButton />)).toThrow('useItinerary must be used within ItineraryProvider');
});

test('an added item shows in every subscriber, and in a toast with Undo until it is removed', () => {
  const dismiss = vi.spyOn(toast, 'dismiss');
  const success = vi.spyOn(toast, 'success');
  render(
    <ItineraryProvider>
      <AddCampingButton />
    </ItineraryProvider>,
  );
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('Camping');
  expect(success).toHaveBeenCalledExactlyOnceWith('Camping added to your itinerary!', expect.anything());
  const action = success.mock.lastCall?.[1]?.action as { label: string; onClick: () => void };
  expect(action.label).toBe('Undo');
  expect(dismiss).not.toHaveBeenCalled();
  act(() => action.onClick());
  expect(screen.getByRole('button').textContent).toBe('nothing');
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(success.mock.results[0]?.value);
});

test('tabs share the itinerary until the last provider is gone, whichever began it', () => {
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  const [frame, page] = [
    render(<ItineraryProvider>frame</ItineraryProvider>),
    render(<ItineraryProvider>page</ItineraryProvider>),
  ];
  frame.unmount();
  expect(close).not.toHaveBeenCalled();
  page.unmount();
  expect(close).toHaveBeenCalledOnce();
});
