import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../index.ts';

/** Runs the Worker's handler of a cron trigger. */
export const runCron = (cron: string) =>
  worker.scheduled(createScheduledController({ cron, scheduledTime: Date.now() }), env);
