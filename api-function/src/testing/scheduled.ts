import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../index.ts';

/** Runs the Worker's handler of a cron trigger, with other variables or bindings if some are given. */
export const runCron = (cron: string, change: object = {}) =>
  worker.scheduled(createScheduledController({ cron, scheduledTime: Date.now() }), { ...env, ...change });
