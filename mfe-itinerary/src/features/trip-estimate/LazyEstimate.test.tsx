// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyEstimate } from './LazyEstimate.tsx';

const requests = vi.hoisted(() => [Promise.withResolvers<object>(), Promise.withResolvers<object>()]);
const requested = vi.hoisted(() => ({ count: 0 }));
vi.mock('./TripEstimate.tsx', async () => {
  requested.count += 1;
  return { ...(await requests[requested.count - 1]?.promise) };
});

const MOMENT = 'One moment…';
const FAILED = 'How much fits into your days could not be worked out.';

afterEach(cleanup);

test('an estimate whose code is on the way says so, and can be tried again when it does not come', async () => {
  render(
    <LazyEstimate
      {...{ start: '', end: '', latestEnd: '', locations: [{ id: 1 }], activities: [], preferences: undefined }}
      onExtend={() => {}}
      onEstimated={() => {}}
    />,
  );
  expect(screen.getByText(MOMENT)).toBeDefined();
  await act(async () => requests[0]?.reject(new Error('no connection')));
  expect(await screen.findByText(FAILED)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText(MOMENT)).toBeDefined();
  await act(async () => requests[1]?.resolve({ TripEstimate: () => <p>The estimate</p> }));
  expect(await screen.findByText('The estimate')).toBeDefined();
});
