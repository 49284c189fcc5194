// @vitest-environment happy-dom
import { SMALL_PLANNING_DATA } from '@almaty/planner/testing';
import { ItineraryProvider } from '@almaty/store';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PreferenceSection } from './PreferenceSection.tsx';

const SAVED = 'fit-arrival=gate&fit-arrivalTime=08%3A00';
const FAILED = 'The list of airports and stations did not load. Close this section, and open it again.';

/** Lets the planning data come, or not. */
const stubData = (isAvailable: boolean) =>
  vi.stubGlobal('fetch', async () =>
    isAvailable ? Response.json(SMALL_PLANNING_DATA) : new Response('', { status: 404 }),
  );

const toggle = (section: HTMLDetailsElement) =>
  act(async () => {
    section.open = !section.open;
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what was chosen of a list that does not load stays, and opening the section again loads the list', async () => {
  stubData(false);
  const { container } = render(
    <ItineraryProvider>
      <form>
        <PreferenceSection errors={{}} onChange={() => {}} />
      </form>
    </ItineraryProvider>,
  );
  const section = container.querySelector('details') as HTMLDetailsElement;
  const hidden = container.querySelector('[type=hidden]') as HTMLInputElement;
  hidden.value = SAVED;
  await toggle(section);
  expect(await screen.findByText(FAILED)).toBeDefined();
  const arrival = screen.getByLabelText<HTMLSelectElement>('You arrive at');
  expect(arrival.selectedOptions[0]?.text).toBe('Chosen before');
  fireEvent.input(screen.getByLabelText('Adults'), { target: { value: '2' } });
  expect(hidden.value).toContain(SAVED);
  stubData(true);
  await toggle(section);
  await toggle(section);
  await vi.waitFor(() => expect(arrival.selectedOptions[0]?.text).toBe('Airport'));
  expect(screen.queryByText(FAILED)).toBeNull();
});
