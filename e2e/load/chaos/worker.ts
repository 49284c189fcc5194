import { env } from 'cloudflare:workers';
import type { Env, QueuedEmail } from '../../../api-function/src/env.ts';
import api from '../../../api-function/src/index.ts';
import { Random } from '../../../shared-planner/src/solver/random.ts';
import { injectDatabaseFault } from './database-faults.ts';
import { FaultSchedule } from './fault-schedule.ts';
import { handleTwice } from './queue-faults.ts';

/**
 * What the chaos command sets: a seed, and the share of the calls in which a statement fails; below 1, because health checks
 * fail as well.
 */
type ChaosVariables = { CHAOS_SEED: string; CHAOS_DATABASE_SHARE: string; CHAOS_QUEUE: 'once' | 'twice' };

const { CHAOS_SEED, CHAOS_DATABASE_SHARE, CHAOS_QUEUE } = env as unknown as ChaosVariables;
const random = new Random(Number(CHAOS_SEED));
const createSchedule = () => new FaultSchedule(random, Number(CHAOS_DATABASE_SHARE));

// Each handler executes other statements, so each takes its own in turn.
const schedules = { fetch: createSchedule(), queue: createSchedule(), scheduled: createSchedule() };

const injectFaults = (env: Env, schedule: FaultSchedule): Env => ({
  ...env,
  DB: injectDatabaseFault(env.DB, schedule),
});

/** The API with faults of its database and its queue. */
export default {
  fetch: (request, env, context) => api.fetch(request, injectFaults(env, schedules.fetch), context),
  queue(batch, env) {
    const handle = (copy: MessageBatch<QueuedEmail>) => api.queue(copy, injectFaults(env, schedules.queue));
    return CHAOS_QUEUE === 'twice' ? handleTwice(random, batch, handle) : handle(batch);
  },
  scheduled: (controller, env) => api.scheduled(controller, injectFaults(env, schedules.scheduled)),
} satisfies ExportedHandler<Env, QueuedEmail>;
