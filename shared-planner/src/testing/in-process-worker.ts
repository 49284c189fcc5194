import { type EstimateMessage, runTask } from '../estimate/estimate-task.ts';
import { createPlanner } from '../plan/create-planner.ts';
import type { PlanningData } from '../schema/planning-data.ts';

/**
 * Stands in for the web worker of estimates: it computes in the test's own thread, because test environments have no
 * workers. Like a worker it replies later, in the order of its messages, and never after it was terminated.
 */
export class InProcessWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  isTerminated = false;
  data: PlanningData | undefined;

  postMessage(message: EstimateMessage): void {
    queueMicrotask(() => this.handle(message));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  private handle(message: EstimateMessage): void {
    if ('data' in message) this.data = message.data;
    if ('data' in message || !this.data || this.isTerminated) return;
    try {
      const result = runTask(createPlanner(this.data, 'test'), this.data, message.task);
      this.dispatchEvent(new MessageEvent('message', { data: result }));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}
