import { REMOTE_NAMES, type RemoteName } from '@almaty/delivery/schema';

/** Counts of what happened. */
const COUNTS = [
  ...['pages opened', 'links followed', 'requests sent', 'requests confirmed', 'requests stored'],
  ...['publications', 'promotions', 'canaries', 'rollbacks', 'bad builds', 'refusals by the gate'],
  ...['pairs of writers', 'writers told who was first', 'bucket faults', 'parts that said they did not load'],
] as const;

/** What must never happen. */
const FAILURES = [
  ...['lost itineraries', 'lost requests', 'pages that mix versions', 'blank pages'],
  ...[
    'page errors outside the faulted part',
    'bad builds that reached visitors',
    'commands that failed without a reason',
  ],
] as const;
type CountName = (typeof COUNTS)[number];
type FailureName = (typeof FAILURES)[number];

/** What happened in a month of releases, and which remotes have a fault now. */
export type Tally = {
  counts: Record<CountName, number>;
  failures: Record<FailureName, string[]>;
  /** Remote -> until when its faults may be seen, in milliseconds since 1970; the edge keeps what it read for some seconds. */
  faulty: Map<RemoteName, number>;
};

/** Creates a tally of nothing. */
export const createTally = (): Tally => ({
  counts: Object.fromEntries(COUNTS.map((name) => [name, 0])) as Tally['counts'],
  failures: Object.fromEntries(FAILURES.map((name): [string, string[]] => [name, []])) as Tally['failures'],
  faulty: new Map(),
});

/** Whether faults of a remote may be seen now. */
export const isFaulty = ({ faulty }: Tally, remote: RemoteName): boolean => (faulty.get(remote) ?? 0) > Date.now();

/** Whether faults of any remote may be seen now. */
export const isAnyFaulty = (tally: Tally): boolean => REMOTE_NAMES.some((remote) => isFaulty(tally, remote));

/** Whether anything happened that must never happen. */
export const hasFailed = ({ failures }: Tally): boolean => Object.values(failures).some((list) => list.length > 0);

/** The tally as lines of text, each failure with its first details. */
export const describeTally = ({ counts, failures }: Tally): string =>
  [
    ...Object.entries(counts).map(([name, count]) => `${name.padEnd(40)} ${count}`),
    '',
    ...Object.entries(failures).flatMap(([name, details]) => [
      `${name.padEnd(40)} ${details.length}`,
      ...details.slice(0, 5).map((detail) => `  ${detail}`),
    ]),
  ].join('\n');
