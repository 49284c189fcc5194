import { createPlanner, type Planner } from '../../src/plan/index.ts';

/** What the Worker of the benchmark is asked for: to keep planning data, then for plans; an echo shows what a request costs without one. */
let planner: Planner | undefined;

export default {
  async fetch(request: Request): Promise<Response> {
    const body = await request.json();
    const { pathname } = new URL(request.url);
    if (pathname === '/echo') return Response.json(body);
    if (pathname === '/data') {
      const { data, version } = body as { data: Parameters<typeof createPlanner>[0]; version: string };
      planner = createPlanner(data, version);
      return new Response('kept');
    }
    if (!planner) return new Response('Send the planning data first', { status: 409 });
    return new Response(JSON.stringify(planner.makePlan(body as Parameters<Planner['makePlan']>[0])));
  },
};
