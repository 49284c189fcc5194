import { expect, test, vi } from 'vitest';
import { USUAL_PREFERENCES } from '../schema/usual-preferences.ts';
import { InProcessWorker } from '../testing/in-process-worker.ts';
import { SMALL_PLANNING_DATA } from '../testing/small-planning-data.ts';
import { createEstimator } from './create-estimator.ts';

const selected = { locations: [1, 6], activities: [] };
const TODAY = '2027-01-10';
const trip = {
  ...{ ...selected, today: TODAY, start_date: '2027-06-12', end_date: '2027-06-12' },
  preferences: USUAL_PREFERENCES,
};

function createTestEstimator(data = SMALL_PLANNING_DATA) {
  const workers: InProcessWorker[] = [];
  const startWorker = vi.fn(() => {
    const worker = new InProcessWorker();
    workers.push(worker);
    return worker;
  });
  return { estimator: createEstimator(data, startWorker), startWorker, workers };
}

const never = new AbortController().signal;

test('starts no worker before the first task, and one for all tasks', async () => {
  const { estimator, startWorker } = createTestEstimator();
  expect(startWorker).not.toHaveBeenCalled();
  expect(await estimator.estimateTrip(trip, never)).toMatchObject({ fitCount: 2 });
  expect(await estimator.estimateDays(selected, TODAY, USUAL_PREFERENCES, never)).toMatchObject({ days: 1 });
  expect(startWorker).toHaveBeenCalledOnce();
});

test('a task that is aborted rejects and ends its worker; the next task has a new one', async () => {
  const { estimator, workers } = createTestEstimator();
  const controller = new AbortController();
  const first = estimator.estimateTrip(trip, controller.signal);
  controller.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  expect(await estimator.estimateTrip(trip, never)).toMatchObject({ fitCount: 2 });
  expect(workers).toHaveLength(2);
});

test('aborting after the result leaves the worker alone', async () => {
  const { estimator, workers } = createTestEstimator();
  const controller = new AbortController();
  await estimator.estimateTrip(trip, controller.signal);
  controller.abort();
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false]);
});

test('a task rejects when its worker fails', async () => {
  const { estimator } = createTestEstimator({ ...SMALL_PLANNING_DATA, rules: [] });
  await expect(estimator.estimateTrip(trip, never)).rejects.toThrow('could not be computed');
});

test('a task rejects when its worker has not replied within 30 seconds, and the next task has a new worker', async () => {
  vi.useFakeTimers();
  const { estimator, workers } = createTestEstimator();
  const late = vi.spyOn(InProcessWorker.prototype, 'postMessage').mockReturnValue();
  const first = expect(estimator.estimateTrip(trip, never)).rejects.toThrow('could not be computed');
  await vi.advanceTimersByTimeAsync(30_000);
  await first;
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  late.mockRestore();
  expect(await estimator.estimateTrip(trip, never)).toMatchObject({ fitCount: 2 });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
