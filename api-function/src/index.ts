import type { Env } from './env.ts';
import { health } from './health/health.ts';
import { Refusal, refuse } from './http/answer.ts';
import { submitItinerary } from './submit/submit.ts';

async function route(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/submit-itinerary') return submitItinerary(request, env);
  if (pathname === '/api/health') return health(env);
  throw new Refusal(404, 'not_found', 'There is no such address in this API.');
}

export default {
  async fetch(request, env) {
    try {
      return await route(request, env);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      // The error's own text may hold what a visitor typed: only its kind is logged.
      console.error(
        JSON.stringify({ event: 'request_failed', error: error instanceof Error ? error.name : 'unknown' }),
      );
      return refuse(new Refusal(500, 'storage_failed', 'The request could not be stored. Try again in a minute.'));
    }
  },
} satisfies ExportedHandler<Env>;
