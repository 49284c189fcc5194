import type { Bucket } from './bucket.ts';
import { buildRelease } from './build-release.ts';
import type { Command } from './command-line.ts';
import { describeList, describePromotion, describePruned, describeUpload, describeVersion } from './describe.ts';
import { readPointer } from './pointer.ts';
import { promote, rollBack } from './promote.ts';
import { prune } from './prune.ts';
import { uploadRelease } from './upload.ts';
import { inspectVersion, listVersions } from './versions.ts';

/** What a command did with a bucket: as data, and as lines of text. */
export type Outcome = { data: object; lines: readonly string[] };

type Name = Command['remotes'][number];

async function publish(bucket: Bucket, remote: Name, command: Extract<Command, { command: 'publish' }>) {
  const { isDryRun, isPromoted, keepsOthers, actor } = command;
  const built = await buildRelease(`mfe-${remote}/dist`);
  const { version } = built.release;
  const upload = await uploadRelease(bucket, built, isDryRun);
  const uploaded = describeUpload(remote, version, upload, isDryRun);
  if (!isPromoted) return { data: { version, upload }, lines: [uploaded] };
  const { channels } = await readPointer(bucket);
  const last = channels?.history[0];
  if (keepsOthers && channels && last && last.actor !== actor && channels.stable !== version) {
    const kept = `${remote} ${channels.stable} stays: ${last.actor} promoted it at ${last.at}`;
    return { data: { version, upload, kept: channels.stable }, lines: [uploaded, kept] };
  }
  // Without an upload there is nothing to inspect.
  const promotion =
    isDryRun && upload.sent > 0
      ? {
          from: channels?.stable ?? null,
          to: version,
          isChanged: channels?.stable !== version,
          wasDamaged: false,
        }
      : await promote(bucket, version, { actor }, isDryRun);
  return {
    data: { version, upload, promotion },
    lines: [uploaded, describePromotion(remote, 'promoted', promotion, isDryRun)],
  };
}

/**
 * Runs a command on the bucket of one remote.
 *
 * @throws Error when it cannot be done; the message says what to do.
 */
export async function runAction(bucket: Bucket, remote: Name, command: Command): Promise<Outcome> {
  const { actor, isDryRun } = command;
  switch (command.command) {
    case 'publish':
      return publish(bucket, remote, command);
    case 'promote': {
      const promotion = await promote(bucket, command.version, { actor }, isDryRun);
      return { data: promotion, lines: [describePromotion(remote, 'promoted', promotion, isDryRun)] };
    }
    case 'rollback': {
      const promotion = await rollBack(bucket, { actor }, isDryRun);
      return { data: promotion, lines: [describePromotion(remote, 'rolled back', promotion, isDryRun)] };
    }
    case 'list': {
      const [versions, pointer] = [await listVersions(bucket), await readPointer(bucket)];
      return { data: { versions, ...pointer }, lines: describeList(remote, versions, pointer) };
    }
    case 'inspect': {
      const inspection = await inspectVersion(bucket, command.version);
      const { release, bytes, problems } = inspection;
      const data = { version: release.version, files: Object.keys(release.files).length, bytes, problems };
      return { data: { ...data, pages: release.pages }, lines: describeVersion(remote, inspection) };
    }
    case 'prune': {
      const versions = await prune(bucket, isDryRun);
      return { data: { versions }, lines: describePruned(remote, versions, isDryRun) };
    }
  }
}
