import { setTimeout as wait } from 'node:timers/promises';
import type { RemoteName } from '@almaty/delivery/schema';
import type { Random } from '../../../shared-planner/src/solver/random.ts';
import { choose } from '../../load/chaos/shuffle.ts';
import type { TestStack } from '../../stack/test-stack.ts';
import { publishing } from '../publishing.ts';
import { type Changes, copyVersion, findFile, readPointer } from '../versions.ts';
import { isAnyFaulty, type Tally } from './tally.ts';

/** What a team works with. */
export type Team = {
  remote: RemoteName;
  bucket: R2Bucket;
  stack: TestStack;
  random: Random;
  tally: Tally;
  /** When to stop, in milliseconds since 1970. */
  until: number;
};

/** How long the edge and open pages may show a fault after its repair, in milliseconds. */
const AFTERMATH_MS = 15_000;

/** Runs a command of the team, or of one of its people. */
async function runCommand(
  { stack, remote }: Team,
  command: string,
  args: readonly string[] = [],
  actor = `${remote} team`,
): Promise<{ isDone: boolean; text: string }> {
  const { status, text } = await publishing(stack.state, command, remote, ...args, '--actor', actor);
  return { isDone: status === 0, text };
}

/** Somebody else was first, there is nothing to go back to, or the bucket of the local stack failed. */
const EXPECTED_REASONS = /was first|needs no canary|No earlier version|The bucket did not/;

/** Counts a command that failed without a reason; the gate may refuse a good version while another remote has a fault. */
function expectReason({ tally }: Team, text: string) {
  const isNextToFault = /The gate refuses/.test(text) && isAnyFaulty(tally);
  if (!EXPECTED_REASONS.test(text) && !isNextToFault)
    tally.failures['commands that failed without a reason'].push(text.slice(0, 300));
}

let count = 0;

/** Publishes the stable version once more under another name. */
async function publishVersion({ bucket, tally }: Team, changes?: Changes): Promise<string> {
  count += 1;
  const version = `month-${count}`;
  await copyVersion(bucket, (await readPointer(bucket)).stable, version, changes);
  tally.counts.publications += 1;
  return version;
}

async function promote(team: Team) {
  const version = await publishVersion(team);
  const { isDone, text } = await runCommand(team, 'promote', [version, '--site', team.stack.origin]);
  if (isDone) team.tally.counts.promotions += 1;
  else expectReason(team, text);
}

async function startCanary(team: Team) {
  const version = await publishVersion(team);
  const percent = String(choose(team.random, [1, 10, 50, 90]));
  const { isDone, text } = await runCommand(team, 'canary', [version, percent, '--site', team.stack.origin]);
  if (isDone) team.tally.counts.canaries += 1;
  else expectReason(team, text);
}

async function rollBack(team: Team) {
  const { isDone, text } = await runCommand(team, 'rollback');
  if (isDone) team.tally.counts.rollbacks += 1;
  else expectReason(team, text);
}

const BAD_CHANGES: readonly Changes[] = [
  { release: (release) => ({ ...release, requires: { ...release.requires, react: '^99.0.0' } }) },
  { release: (release) => ({ ...release, snapshot: { ...release.snapshot, modules: [] } }) },
  { fragments: (text) => text.replaceAll('h1', 'h4') },
  { files: [[/^static\/js\/.*\.js$/, (text) => `throw new Error('bad build');${text}`]] },
];

/** Builds something bad, which the gate has to refuse. */
async function releaseBadBuild(team: Team) {
  const { tally, random, bucket } = team;
  const version = await publishVersion(team, choose(random, BAD_CHANGES));
  tally.counts['bad builds'] += 1;
  const { isDone, text } = await runCommand(team, 'promote', [version, '--site', team.stack.origin]);
  if (/The gate refuses/.test(text)) tally.counts['refusals by the gate'] += 1;
  else if (!isDone) expectReason(team, text);
  const { stable } = await readPointer(bucket);
  if (stable === version) tally.failures['bad builds that reached visitors'].push(`${team.remote} ${version}: ${text}`);
}

/** Two people release at the same moment. */
async function releaseTwice(team: Team) {
  const { tally } = team;
  tally.counts['pairs of writers'] += 1;
  const versions = [await publishVersion(team), await publishVersion(team)];
  const results = await Promise.all(
    versions.map((version, index) =>
      runCommand(team, 'promote', [version, '--skip-gate', 'two writers'], `writer ${index}`),
    ),
  );
  for (const { isDone, text } of results) {
    if (isDone) tally.counts.promotions += 1;
    else if (/was first/.test(text)) tally.counts['writers told who was first'] += 1;
    else expectReason(team, text);
  }
}

/** Lets the bucket lose or damage something for some seconds, and repairs it. */
async function damageBucket({ remote, bucket, random, tally }: Team) {
  const { stable } = await readPointer(bucket);
  const key = choose(random, ['channels.json', `${stable}/release.json`, await findFile(bucket, stable, /\.js$/)]);
  const object = await bucket.get(key);
  if (!object) return;
  const content = await object.arrayBuffer();
  const damage = choose(random, ['{"stable":', '', content.slice(0, content.byteLength - 1)]);
  tally.counts['bucket faults'] += 1;
  tally.faulty.set(remote, Number.POSITIVE_INFINITY);
  await bucket.put(key, damage);
  await wait(3000 + random.integer(5000));
  await bucket.put(key, content);
  tally.faulty.set(remote, Date.now() + AFTERMATH_MS);
}

const ACTIONS = [promote, promote, startCanary, rollBack, releaseBadBuild, releaseTwice, damageBucket];

/** Lets a team release at random until the end. */
export async function runTeam(team: Team): Promise<void> {
  while (Date.now() < team.until) {
    await choose(team.random, ACTIONS)(team);
    await wait(1000 + team.random.integer(4000));
  }
}
