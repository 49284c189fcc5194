import type { Preferences } from '../schema/plan-request.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import type { EstimateMessage, EstimateTask } from './estimate-task.ts';
import type { DaysEstimate, SelectedIds, TripEstimate, TripRequest } from './trip-estimate.ts';

/** Computes estimates beside the page: each promise rejects when the signal is aborted or the computation fails. */
export type Estimator = {
  /** Estimates how much of a request fits into its days; the request has at least one item. */
  estimateTrip: (request: TripRequest, signal: AbortSignal) => Promise<TripEstimate>;
  /**
   * Estimates how many days a trip needs for what was selected; undefined when that cannot be said.
   *
   * @param today yyyy-MM-dd, in Almaty.
   */
  estimateDays: (
    selected: SelectedIds,
    today: string,
    preferences: Preferences,
    signal: AbortSignal,
  ) => Promise<DaysEstimate | undefined>;
};

/**
 * How long a worker may take until its first result, in milliseconds: 20 s for its script, as a file of a page may
 * take (shell/src/parts/file-timeout.ts), and 10 s to compute. A script that never arrives is no error event.
 */
const START_LIMIT_MS = 30_000;

/**
 * Creates an estimator, which plans in a web worker: a large request takes seconds, during which the page would not react.
 * Its code is loaded with the first task. One task runs at a time; one that is aborted takes its worker with it, because
 * a plan that is being made cannot be stopped.
 *
 * @param startWorker starts a worker whose script is `@almaty/planner/estimate-worker`.
 */
export function createEstimator(data: PlanningData, startWorker: () => Worker): Estimator {
  let worker: Worker | undefined;
  let hasReplied = false;
  const send = (target: Worker, message: EstimateMessage) => target.postMessage(message);
  const getWorker = () => {
    if (worker) return worker;
    worker = startWorker();
    hasReplied = false;
    send(worker, { data });
    return worker;
  };
  const run = <Result>(task: EstimateTask, signal: AbortSignal): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const target = getWorker();
      const listeners = new AbortController();
      const stop = (reason: unknown) => {
        listeners.abort();
        target.terminate();
        worker = undefined;
        reject(reason);
      };
      const fail = () => stop(new Error('The estimate could not be computed.'));
      const timer = hasReplied ? undefined : setTimeout(fail, START_LIMIT_MS);
      listeners.signal.addEventListener('abort', () => clearTimeout(timer));
      target.addEventListener(
        'message',
        ({ data: result }: MessageEvent<Result>) => {
          hasReplied = true;
          listeners.abort();
          resolve(result);
        },
        listeners,
      );
      target.addEventListener('error', fail, listeners);
      signal.addEventListener('abort', () => stop(signal.reason), listeners);
      send(target, { task });
    });
  return {
    estimateTrip: (request, signal) => run({ type: 'trip', request }, signal),
    estimateDays: (selected, today, preferences, signal) => run({ type: 'days', selected, today, preferences }, signal),
  };
}
