import { createPlanner, type Planner } from '../plan/create-planner.ts';
import type { PlanningData } from '../schema/planning-data.ts';
import { type EstimateMessage, runTask } from './estimate-task.ts';

/** The version of a release matters to stored plans only. */
const VERSION = 'estimate';

let current: { planner: Planner; data: PlanningData } | undefined;

/** The entry of a web worker. An error in it reaches the page as an error event of the worker. */
addEventListener('message', ({ data: message }: MessageEvent<EstimateMessage>) => {
  if ('data' in message) current = { planner: createPlanner(message.data, VERSION), data: message.data };
  else if (current) postMessage(runTask(current.planner, current.data, message.task));
});
