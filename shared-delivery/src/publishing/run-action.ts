import { setTimeout } from 'node:timers/promises';
import { WATCH_INTERVAL_MS } from '../canary/wait-for-verdict.ts';
import { countHours, KeyRefusedError, readFigures } from '../figures/read-figures.ts';
import { describeAccepted, describeChanges, type PageChange } from '../gate/changes.ts';
import { findChangedInputs } from '../workspace/changed-inputs.ts';
import type { Bucket } from './bucket.ts';
import { buildRelease } from './build-release.ts';
import { startCanary } from './canary.ts';
import {
  describeCanary,
  describeDue,
  describeFigures,
  describeList,
  describePromotion,
  describePruned,
  describeRollback,
  describeUpload,
  describeVersion,
} from './describe.ts';
import { findDue } from './due.ts';
import { isUnused, readPointer, requireChannels } from './pointer.ts';
import { findOthersChange, promote, rollBack } from './promote.ts';
import { type Pruned, prune } from './prune.ts';
import type { GateOptions, Release, RemoteAction } from './release.ts';
import { uploadRelease } from './upload.ts';
import { inspectVersion, listVersions } from './versions.ts';
import { watchCanary } from './watch-canary.ts';

/** What a command did with a bucket: as data, and as lines of text. */
export type Outcome = { data: object; lines: readonly string[] };

type Name = Release['remotes'][number];

/** Loaded when it is needed, because it brings what drives a browser. */
const loadGate = () => import('../gate/check-gate.ts');

/** How a version came through the gate: what the history remembers of it, and how its pages change. */
type Passage = { reason?: string | undefined; data: { changes?: readonly PageChange[] }; lines: readonly string[] };

/** How a version comes that needs no gate: visitors get it already. */
const NO_GATE: Passage = { data: {}, lines: [] };

/**
 * Tries a version next to what is live, unless the gate is skipped.
 *
 * @throws GateError that names each promise that broke, and who made it.
 */
async function passGate(bucket: Bucket, remote: Name, version: string, gate: GateOptions): Promise<Passage> {
  if ('reason' in gate) return { ...NO_GATE, reason: gate.reason };
  const { checkGate } = await loadGate();
  const { changes } = await checkGate(bucket, remote, version, gate);
  return { reason: describeAccepted(changes), data: { changes: changes.pages }, lines: describeChanges(changes) };
}

async function publish(bucket: Bucket, remote: Name, command: Extract<Release, { command: 'publish' }>) {
  const { isDryRun, isPromoted, keepsOthers, actor, gate } = command;
  const built = await buildRelease(`mfe-${remote}/dist`).catch((error: Error) => {
    throw new Error(`Nothing of ${remote} was published. ${error.message}`, { cause: error });
  });
  const { version } = built.release;
  const upload = await uploadRelease(bucket, built, isDryRun);
  const uploaded = describeUpload(remote, version, upload, isDryRun);
  if (!isPromoted) return { data: { version, upload }, lines: [uploaded] };
  const { channels } = await readPointer(bucket);
  const other = keepsOthers && channels && findOthersChange(channels, version, actor);
  if (other) {
    const kept = `${remote} ${channels.stable} stays: ${other.actor} changed it at ${other.at}`;
    return { data: { version, upload, kept: channels.stable }, lines: [uploaded, kept] };
  }
  // Without an upload there is nothing to try.
  if (isDryRun && upload.sent > 0)
    return {
      data: { version, upload },
      lines: [uploaded, `${remote} ${version} would go through the gate and be promoted`],
    };
  const isNew = channels?.stable !== version;
  const { reason, data, lines } = isNew ? await passGate(bucket, remote, version, gate) : NO_GATE;
  const promotion = await promote(bucket, version, { actor, reason }, isDryRun);
  return {
    data: { version, upload, promotion, ...data },
    lines: [uploaded, ...lines, describePromotion(remote, promotion, isDryRun)],
  };
}

const NOTHING_PRUNED: Pruned = { versions: [], contents: 0, bytes: 0 };

async function canary(bucket: Bucket, remote: Name, command: Extract<Release, { command: 'canary' }>) {
  const { actor, isDryRun, isJson, watch } = command;
  const { version } = command.canary;
  // A canary that nobody could end is not started.
  if (watch) await readFigures(remote, { ...watch, hours: 1 });
  const { reason, data, lines: passed } = await passGate(bucket, remote, version, command.gate);
  const start = await startCanary(bucket, command.canary, { actor, reason }, isDryRun);
  const started = describeCanary(remote, start, isDryRun);
  if (!watch || isDryRun) return { data: { ...start, ...data }, lines: [...passed, started] };
  const report = (line: string) => {
    if (!isJson) console.log(line);
  };
  passed.forEach(report);
  report(`${started}. Ctrl-C leaves it running; the same command goes on watching`);
  const { promotion, ...decision } = await watchCanary(bucket, {
    ...{ version, views: watch.views, author: { actor } },
    readFigures: (since) => readFigures(remote, { ...watch, hours: countHours(since) }),
    wait: () => setTimeout(WATCH_INTERVAL_MS),
    report: (line) => report(`${remote} ${line}`),
  });
  const lines = [`${describePromotion(remote, promotion, isDryRun)} (${decision.reason})`];
  return { data: { ...start, ...data, promotion, ...decision }, lines };
}

/**
 * What browsers reported of a remote, or why it is not known: a list is worth printing without.
 *
 * @throws KeyRefusedError
 */
async function findFigures(remote: Name, { figures }: Extract<Release, { command: 'list' }>) {
  if (!figures) return 'they need TEAM_KEY in the environment, and --site for real buckets';
  return readFigures(remote, figures).catch((error: Error) => {
    if (error instanceof KeyRefusedError) throw error;
    return error.message;
  });
}

async function gate(bucket: Bucket, remote: Name, command: Extract<Release, { command: 'gate' }>) {
  const pointer = await readPointer(bucket);
  const { checkGate, checkNothing } = await loadGate();
  if (command.version === null && isUnused(pointer)) {
    await checkNothing(remote, command.gate);
    return { data: { version: null, checks: [] }, lines: [`${remote} has no version yet, and nothing leads to it`] };
  }
  const version = command.version ?? requireChannels(pointer).stable;
  const { checks, changes, ...seen } = await checkGate(bucket, remote, version, command.gate);
  const lines = [
    `${remote} ${version} passes the gate of ${command.gate.site}`,
    ...[...checks, ...describeChanges(changes)].map((check) => `  ${check}`),
  ];
  return { data: { version, checks, changes: changes.pages, ...seen }, lines };
}

/**
 * Runs a command on the bucket of one remote.
 *
 * @throws Error when it cannot be done; the message says what to do.
 */
export async function runAction(bucket: Bucket, remote: Name, command: RemoteAction): Promise<Outcome> {
  const { actor, isDryRun } = command;
  switch (command.command) {
    case 'publish':
      return publish(bucket, remote, command);
    case 'gate':
      return gate(bucket, remote, command);
    case 'promote': {
      const { reason, data, lines } = await passGate(bucket, remote, command.version, command.gate);
      const promotion = await promote(bucket, command.version, { actor, reason }, isDryRun);
      return { data: { ...promotion, ...data }, lines: [...lines, describePromotion(remote, promotion, isDryRun)] };
    }
    case 'canary':
      return canary(bucket, remote, command);
    case 'rollback': {
      const promotion = await rollBack(bucket, { actor }, isDryRun);
      return { data: promotion, lines: [describeRollback(remote, promotion, isDryRun)] };
    }
    case 'list': {
      const [versions, pointer] = [await listVersions(bucket, command.page), await readPointer(bucket)];
      const figures = await findFigures(remote, command);
      const lines = [...describeList(remote, command.page, versions, pointer), ...describeFigures(figures)];
      return { data: { versions, ...pointer, figures: typeof figures === 'string' ? null : figures }, lines };
    }
    case 'inspect': {
      const inspection = await inspectVersion(bucket, command.version);
      const { release, bytes, problems } = inspection;
      const data = { version: release.version, files: Object.keys(release.files).length, bytes, problems };
      return { data: { ...data, pages: release.pages }, lines: describeVersion(remote, inspection) };
    }
    case 'due': {
      const { release } = await buildRelease(`mfe-${remote}/dist`);
      const due = await findDue(bucket, release.version, (since) => findChangedInputs(`mfe-${remote}`, since));
      return { data: due, lines: [describeDue(remote, due)] };
    }
    case 'prune': {
      // Nobody knows what visitors will get of it.
      if (isUnused(await readPointer(bucket)))
        return { data: NOTHING_PRUNED, lines: [`${remote}: no version was ever promoted, so nothing is removed`] };
      const pruned = await prune(bucket, isDryRun);
      return { data: pruned, lines: describePruned(remote, pruned, isDryRun) };
    }
  }
}
