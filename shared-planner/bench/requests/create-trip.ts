import { createContext } from '../../src/problem/context.ts';
import { createProblem } from '../../src/problem/create-problem.ts';
import { findItems } from '../../src/problem/items.ts';
import { isPossibleOnTrip } from '../../src/problem/possible-items.ts';
import { createRoadNetwork } from '../../src/roads/index.ts';
import type { PlanRequest } from '../../src/schema/plan-request.ts';
import type { PlanningData } from '../../src/schema/planning-data.ts';
import type { Problem } from '../../src/solver/problem.ts';

/** Creates the problems of requests, as the planner does: of the items that are possible on some day. */
export function createProblemReader(data: PlanningData): (request: PlanRequest) => Problem {
  const network = createRoadNetwork(data.roads);
  return (request) => {
    const context = createContext(data, network, request);
    const { items } = findItems(request, data);
    const possible = items.filter((item) => isPossibleOnTrip(context, item, items));
    return createProblem(context, possible).problem;
  };
}
