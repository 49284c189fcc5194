import type { Pointer } from './pointer.ts';
import type { Promotion } from './promote.ts';
import type { Upload } from './upload.ts';
import type { Inspection, StoredVersion } from './versions.ts';

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const formatTime = (time: Date | string) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const would = (isDryRun: boolean, text: string, dryText: string) => (isDryRun ? `would ${dryText}` : text);

/** One line on an upload, such as `catalogue 1f0c…: 12 files sent (0.4 MB), 343 were there`. */
export function describeUpload(remote: string, version: string, upload: Upload, isDryRun: boolean): string {
  const { sent, sentBytes, kept } = upload;
  if (sent === 0) return `${remote} ${version}: all ${kept} files are there`;
  const files = `${sent} ${sent === 1 ? 'file' : 'files'}`;
  const verb = would(isDryRun, `${files} sent`, `send ${files}`);
  return `${remote} ${version}: ${verb} (${formatSize(sentBytes)}), ${kept} were there`;
}

/** One line on a change of the version that visitors get. */
export function describePromotion(
  remote: string,
  verb: 'promoted' | 'rolled back',
  { from, to, isChanged, wasDamaged }: Promotion,
  isDryRun: boolean,
): string {
  if (!isChanged) return `${remote} ${to} is what visitors get already`;
  const before = wasDamaged ? 'the release pointer could not be read before' : `before: ${from ?? 'none'}`;
  const text = would(isDryRun, verb, verb === 'promoted' ? 'be promoted' : 'be rolled back to');
  return `${remote} ${to} ${text}; ${before}`;
}

/** The versions of a bucket, and the last changes of its release pointer. */
export function describeList(remote: string, versions: readonly StoredVersion[], pointer: Pointer): string[] {
  const stable = pointer.channels?.stable;
  const history = pointer.channels?.history ?? [];
  return [
    `${remote}: ${versions.length} ${versions.length === 1 ? 'version' : 'versions'}`,
    ...(pointer.isDamaged ? ['The release pointer cannot be read: promote a version, which repairs it'] : []),
    ...versions.map(
      ({ version, published, objects, bytes }) =>
        `${version === stable ? '*' : ' '} ${version}  ${formatTime(published)}  ${objects} objects  ${formatSize(bytes)}`,
    ),
    ...(stable ? ['* is what visitors get'] : []),
    ...(history.length > 0 ? ['', 'Last changes (UTC)'] : []),
    ...history.map(
      ({ at, action, actor, from, to }) => `  ${formatTime(at)}  ${action} by ${actor}: ${from ?? 'none'} -> ${to}`,
    ),
  ];
}

/** A version of a bucket, and what is wrong with it. */
export function describeVersion(remote: string, { release, bytes, problems }: Inspection): string[] {
  const files = Object.keys(release.files).length;
  return [
    `${remote} ${release.version}: ${files} files (${formatSize(bytes)}), ${release.pages.length} pages`,
    ...release.pages.map((page) => `  ${page}`),
    ...(problems.length === 0 ? ['Nothing is missing'] : ['Publish it again, which repairs:']),
    ...problems.map((problem) => `  ${problem}`),
  ];
}

/** The versions that were removed from a bucket. */
export function describePruned(remote: string, versions: readonly StoredVersion[], isDryRun: boolean): string[] {
  if (versions.length === 0) return [`${remote}: no version is older than 30 days and unused`];
  return versions.map(
    ({ version, published, bytes }) =>
      `${remote} ${version} of ${formatTime(published)} ${would(isDryRun, 'removed', 'be removed')} (${formatSize(bytes)})`,
  );
}
