import { setImmediate, setTimeout } from 'node:timers/promises';
import activities from '../../../mfe-catalogue/generated/activities.json' with { type: 'json' };
import locations from '../../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { addDays, addMonths, todayInAlmaty } from '../../../shared-dates/src/index.ts';
import { findWorst } from '../../../shared-planner/bench/requests/find-worst.ts';
import { readCurrentData } from '../../../shared-planner/bench/requests/read-current-data.ts';
import { getCpuMs } from '../../../shared-planner/bench/requests/workerd-cpu.ts';
import { type Attack, tally } from './attack.ts';
import type { Target } from './target.ts';
import { call, type Planned, plan, submit } from './visitor.ts';

/** The most CPU time of a request: a fifth of what ends an invocation (api-function/wrangler.jsonc). */
const MAX_CPU_MS = 2000;
/** So many requests the search for the worst ones plans, and so many of these are sent. */
const SEARCHED = 30;
const SENT = 3;
const SEED = 1;
/** How long an honest visitor lets the one before go first. */
const BETWEEN_MS = 200;
const EVERYTHING = { selected: locations, activities };
const START = addDays(todayInAlmaty(), 30);

/** The CPU time of workerd until everything that a call has brought about is done. */
async function measure<Value>(target: Target, run: () => Promise<Value>): Promise<{ value: Value; cpuMs: number }> {
  await target.settle();
  const before = getCpuMs();
  const value = await run();
  await target.settle();
  return { value, cpuMs: getCpuMs() - before };
}

/** Changes a plan. @returns the status of the response. */
async function change(target: Target, { reference, visitorKey }: Planned, body: object): Promise<number> {
  const current = await call(target, 'GET', `plans/${reference}`, visitorKey);
  const etag = current.headers.get('etag') ?? undefined;
  return (await call(target, 'PUT', `plans/${reference}`, visitorKey, { body, etag })).status;
}

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** H1: one anonymous request may not cost more than others do. */
export const boundedWork: readonly Attack[] = [
  {
    id: 'H1.1',
    name: 'A request with everything on one day',
    expected: 'refused with words, at most 2 s of CPU',
    run: async (target) => {
      await plan(target);
      const { value, cpuMs } = await measure(target, () => submit(target, { ...EVERYTHING, days: 1 }));
      const { status, body } = value;
      return { seen: `${status}, ${cpuMs} ms: ${body.error}`, held: status === 422 && cpuMs <= MAX_CPU_MS };
    },
  },
  {
    id: 'H1.2',
    name: 'A request with everything on five days',
    expected: 'planned and sent, at most 2 s of CPU',
    run: async (target) => {
      const { value, cpuMs } = await measure(target, () => plan(target, { ...EVERYTHING, days: 5 }));
      return { seen: `${value.email.subject}, ${cpuMs} ms`, held: cpuMs <= MAX_CPU_MS };
    },
  },
  {
    id: 'H1.3',
    name: 'A saved plan with everything on one full day from 00:00',
    expected: 'at most 2 s of CPU',
    run: async (target) => {
      const planned = await plan(target);
      const { value, cpuMs } = await measure(target, () =>
        change(target, planned, {
          ...{ start_date: START, end_date: START, locations: ids(locations), activities: ids(activities) },
          preferences: { pace: 'full', dayStart: '00:00' },
        }),
      );
      return { seen: `${value}, ${cpuMs} ms`, held: value < 500 && cpuMs <= MAX_CPU_MS };
    },
  },
  {
    id: 'H1.4',
    name: `The worst ${SENT} of ${SEARCHED} extreme requests, as saved plans`,
    expected: 'each at most 2 s of CPU',
    run: async (target) => {
      const [today, latest] = [todayInAlmaty(), addMonths(todayInAlmaty(), 18)];
      const worst = findWorst(readCurrentData(undefined), { count: SEARCHED, seed: SEED })
        .filter(({ request }) => request.start_date >= today && request.end_date <= latest)
        .slice(0, SENT);
      // The search has kept the event loop: this turn of it notices the connections that were closed meanwhile.
      await setImmediate();
      const planned = await plan(target);
      const seen: { status: number; cpuMs: number; text: string }[] = [];
      for (const { request, ms } of worst) {
        const { value, cpuMs } = await measure(target, () => change(target, planned, request));
        seen.push({ status: value, cpuMs, text: `${value}, ${cpuMs} ms (${Math.round(ms)} ms in Node)` });
      }
      return {
        seen: seen.map(({ text }) => text).join('; '),
        held: seen.length === SENT && seen.every(({ status, cpuMs }) => status < 500 && cpuMs <= MAX_CPU_MS),
      };
    },
  },
  {
    id: 'H1.5',
    name: 'Three heavy requests of one network, and honest ones until their plans are made',
    expected: 'every honest one is answered within 6 s',
    run: async (target) => {
      const addresses = [1, 2, 3].map((number) => `heavy.${number}@example.com`);
      await Promise.all(
        addresses.map((address) => submit(target, { ...EVERYTHING, days: 5, address, ip: '198.18.1.1' })),
      );
      const seconds: number[] = [];
      const statuses: number[] = [];
      while (addresses.some((address) => target.listEmails(address).length === 0)) {
        const start = performance.now();
        statuses.push((await submit(target)).status);
        seconds.push((performance.now() - start) / 1000);
        await setTimeout(BETWEEN_MS);
      }
      await target.settle();
      const slowest = Math.max(...seconds);
      return {
        seen: `${tally(statuses)}, the slowest after ${slowest.toFixed(1)} s`,
        held: statuses.every((status) => status === 202) && slowest <= 6,
      };
    },
  },
  {
    id: 'H1.6',
    name: 'Forty saves at once with one etag, and one with an old etag',
    expected: 'one is stored, the others are 412 or 429, and nothing is planned for the old etag',
    run: async (target) => {
      const planned = await plan(target);
      const { reference, visitorKey } = planned;
      const path = `plans/${reference}`;
      const etag = (await call(target, 'GET', path, visitorKey)).headers.get('etag') ?? undefined;
      const body = { start_date: START, end_date: addDays(START, 2), locations: ids(locations.slice(0, 5)) };
      const save = () => call(target, 'PUT', path, visitorKey, { body, etag, ip: '198.18.2.1' });
      const statuses = (await Promise.all(Array.from({ length: 40 }, save))).map(({ status }) => status);
      const old = await measure(target, () =>
        call(target, 'PUT', path, visitorKey, {
          body: { ...body, end_date: START, locations: ids(locations), activities: ids(activities) },
          ...{ etag, ip: '198.18.3.1' },
        }),
      );
      const isHeld =
        statuses.filter((status) => status === 200).length === 1 &&
        statuses.every((status) => [200, 412, 429].includes(status)) &&
        old.value.status === 412;
      return {
        seen: `${tally(statuses)}; the old etag: ${old.value.status}, ${old.cpuMs} ms`,
        held: isHeld && old.cpuMs < 300,
      };
    },
  },
];
