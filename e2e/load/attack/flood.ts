import { toMailbox } from '../../../api-function/src/limits/mailbox.ts';
import activities from '../../../mfe-catalogue/generated/activities.json' with { type: 'json' };
import locations from '../../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { openDatabase } from '../../stack/test-stack.ts';
import { type RequestOptions, runInParallel } from '../post-request.ts';
import { type Attack, tally } from './attack.ts';
import { type Honest, visit } from './honest.ts';
import { MAILBOX_DAILY } from './mail.ts';
import { type Health, PROVIDER, type Target } from './target.ts';
import { correct, describe, type Submitted, submit } from './visitor.ts';

const HONEST = 10;
const MAX_SECONDS = 120;
const CONCURRENCY = 8;
/** Networks that the flood comes from: /24 and /48. */
const IPV4_NETWORKS = 200;
const IPV6_NETWORKS = 40;
/** The budget of the local stack (api-function/wrangler.jsonc). */
const EMAILS_PER_HOUR = 600;

const fromIpv4 = (index: number) => `45.0.${index % IPV4_NETWORKS}.${1 + (Math.floor(index / IPV4_NETWORKS) % 250)}`;
const fromIpv6 = (index: number) => `2001:db8:${(index % IPV6_NETWORKS).toString(16)}:${index.toString(16)}::1`;

/** The kinds of requests of the flood: what each has of its own, the n-th of all. */
const KINDS = {
  'sub-addresses': (n) => ({ address: `stranger.${n % 20}+${n}@example.com`, ip: fromIpv4(n) }),
  'neighbours in /48': (n) => ({ address: `neighbour.${n}@example.com`, ip: fromIpv6(n) }),
  'many mailboxes': (n) => ({ address: `many.${n}@example.com`, ip: fromIpv4(n) }),
  'everything in 5 days': (n) => ({
    ...{ address: `heavy.${n}@example.com`, ip: fromIpv4(n) },
    ...{ selected: locations, activities, days: 5 },
  }),
  'everything in a day': (n) => ({
    ...{ address: `day.${n}@example.com`, ip: fromIpv4(n) },
    ...{ selected: locations, activities, days: 1 },
  }),
  corrections: (n) => ({ address: `corrected.${n}@example.com`, ip: fromIpv4(n) }),
} as const satisfies Record<string, (n: number) => RequestOptions>;
type Kind = keyof typeof KINDS;

/** Ten requests after each other are of these kinds. */
const TURNS: readonly Kind[] = [
  ...(['sub-addresses', 'many mailboxes', 'neighbours in /48', 'corrections', 'many mailboxes'] as const),
  ...(['everything in 5 days', 'sub-addresses', 'neighbours in /48', 'corrections', 'everything in a day'] as const),
];

/** What a flood left. */
type Flood = {
  seconds: number;
  answers: readonly { kind: Kind; submitted: Submitted }[];
  honest: readonly Honest[];
  health: Health;
  /** Accepted requests that are neither stored nor replaced by a correction. */
  lost: number;
  reports: readonly number[];
};

/** Posts a report with a forged token. */
async function postReport({ origin }: Target, ip: string): Promise<number> {
  const event = { part: 'trip-tips', version: '1', channel: 'canary', page: '/plan-trip', metric: 'render', value: 0 };
  const body = JSON.stringify({
    token: `1999999999.${'A'.repeat(12)}.${'A'.repeat(12)}.${'A'.repeat(43)}`,
    events: [event],
  });
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': ip };
  return (await fetch(`${origin}/_reports`, { method: 'POST', headers, body })).status;
}

async function countLost(target: Target, references: readonly string[]): Promise<number> {
  const { value: database, close } = await openDatabase(target.state);
  try {
    const stored = await database
      .prepare(
        `select count(*) as count from json_each(?) where value in (
           select reference from itinerary_request union select reference from deleted_request)`,
      )
      .bind(JSON.stringify(references))
      .first<number>('count');
    return references.length - (stored ?? 0);
  } finally {
    await close();
  }
}

/** Sends the flood, with honest visitors at equal distances in it, and waits until every email is sent or postponed. */
async function runFlood(target: Target, requests: number): Promise<Flood> {
  const startedAt = performance.now();
  const answers: Flood['answers'][number][] = [];
  const reports: number[] = [];
  const visits: Promise<Honest>[] = [];
  let sent = 0;
  let last: Submitted | null = null;
  const send = async (kind: Kind, n: number): Promise<Submitted> => {
    const options = KINDS[kind](n);
    const base = last;
    if (kind !== 'corrections' || !base) return submit(target, options);
    last = null;
    return correct(target, base, options.address, options.ip);
  };
  await runInParallel(
    CONCURRENCY,
    () => sent < requests,
    async () => {
      const n = sent;
      sent += 1;
      if (n % Math.floor(requests / HONEST) === 0) visits.push(visit(target, visits.length));
      const kind = TURNS[n % TURNS.length] ?? 'many mailboxes';
      if (n % 10 === 0) reports.push(await postReport(target, fromIpv4(n)));
      const submitted = await send(kind, n);
      if (kind === 'corrections' && submitted.body.correction_key) last = submitted;
      answers.push({ kind, submitted });
    },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const honest = await Promise.all(visits);
  const health = await target.settle();
  const references = answers.flatMap(({ submitted: { body } }) => body.reference ?? []);
  return { seconds, answers, honest, health, lost: await countLost(target, references), reports };
}

/** How many emails of a kind the strangers' mailboxes got: the most of one. */
function getMost(target: Target, kind: RegExp): number {
  const strangers = target.received.filter(({ to, messageId }) => !to.includes(PROVIDER) && kind.test(messageId));
  const counts = Object.values(Object.groupBy(strangers, ({ to }) => toMailbox(to[0] ?? '')));
  return Math.max(0, ...counts.map((emails) => emails?.length ?? 0));
}

/** A flood of requests of all kinds from many networks, beside honest visitors: each line is a look at the same flood. */
export function createFloodAttacks(requests: number): readonly Attack[] {
  let flood: Promise<Flood> | null = null;
  const get = (target: Target) => {
    flood ??= runFlood(target, requests);
    return flood;
  };
  const name = `A flood of ${requests} requests`;
  return [
    {
      id: 'flood.1',
      name: `${name} from ${IPV4_NETWORKS} networks /24 and ${IPV6_NETWORKS} /48, beside ${HONEST} honest visitors`,
      expected: `every honest visitor has the plan within ${MAX_SECONDS} s`,
      run: async (target) => {
        const { honest, seconds } = await get(target);
        const times = honest.map(({ seconds: own, isAsked, problem }) =>
          own === null ? (problem ?? 'no plan') : `${own.toFixed(0)} s${isAsked ? ' (asked)' : ''}`,
        );
        return {
          seen: `the flood took ${seconds.toFixed(0)} s; plans after ${times.join(', ')}`,
          held: honest.length === HONEST && honest.every(({ seconds: own }) => own !== null && own <= MAX_SECONDS),
        };
      },
    },
    {
      id: 'flood.2',
      name: `${name}: what its mailboxes got`,
      expected: `each at most ${MAILBOX_DAILY.plans} plans and ${MAILBOX_DAILY.verifications} verification`,
      run: async (target) => {
        await get(target);
        const [plans, verifications] = [getMost(target, /\.visitor\./), getMost(target, /\.verification\./)];
        const isHeld = plans <= MAILBOX_DAILY.plans && verifications <= MAILBOX_DAILY.verifications;
        return { seen: `at most ${plans} plans and ${verifications} verifications`, held: isHeld };
      },
    },
    {
      id: 'flood.3',
      name: `${name}: emails of the hour`,
      expected: `at most ${EMAILS_PER_HOUR}`,
      run: async (target) => {
        const { health } = await get(target);
        const kinds = tally(target.received.map(({ messageId }) => messageId.split('.')[1] ?? ''));
        const { emails_this_hour } = health.limits;
        return {
          seen: `${emails_this_hour} this hour, of them in all ${kinds}; ${health.emails.errors.hourly_budget ?? 0} wait for the next hour`,
          held: emails_this_hour <= EMAILS_PER_HOUR && target.received.length <= EMAILS_PER_HOUR,
        };
      },
    },
    {
      id: 'flood.4',
      name: `${name}: health`,
      expected: 'red, with is_flood',
      run: async (target) => {
        const { health } = await get(target);
        const { requests_last_hour, is_flood } = health.limits;
        return {
          seen: `${health.ok ? 'green' : 'red'}, ${requests_last_hour} requests in the last hour, is_flood: ${is_flood}`,
          held: !health.ok && is_flood,
        };
      },
    },
    {
      id: 'flood.5',
      name: `${name}: what was answered, and what is stored`,
      expected: 'every accepted request is stored, or was replaced by its correction',
      run: async (target) => {
        const { answers, lost, reports } = await get(target);
        const accepted = answers.filter(({ submitted }) => submitted.status === 202).length;
        return {
          seen: `${tally(answers.map(({ submitted }) => describe(submitted)))}; of ${accepted} accepted ${lost} lost; forged reports: ${tally(reports)}`,
          held: accepted > 0 && lost === 0,
        };
      },
    },
  ];
}
