import { describeNextPage } from '@almaty/commands';
import { formatTable } from '../format-table/format-table.ts';
import type { PointerChange } from '../schema/channels.ts';
import type { Figures } from '../schema/figures.ts';
import type { CanaryStart } from './canary.ts';
import type { Due } from './due.ts';
import type { Pointer } from './pointer.ts';
import type { Promotion } from './promote.ts';
import type { Pruned } from './prune.ts';
import type { Upload } from './upload.ts';
import type { Inspection, StoredVersion } from './versions.ts';

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const formatTime = (time: Date | string) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** What happened, or what would happen in a dry run. */
const would = (isDryRun: boolean, text: string, dryText: string) => (isDryRun ? dryText : text);

/** One line on an upload, such as `catalogue 1f0c…: 12 files sent (0.4 MB), 343 were there`. */
export function describeUpload(remote: string, version: string, upload: Upload, isDryRun: boolean): string {
  const { sent, sentBytes, kept } = upload;
  if (sent === 0) return `${remote} ${version}: all ${kept} files are there`;
  const files = `${sent} ${sent === 1 ? 'file' : 'files'}`;
  const verb = would(isDryRun, `${files} sent`, `would send ${files}`);
  return `${remote} ${version}: ${verb} (${formatSize(sentBytes)}), ${kept} were there`;
}

/** One line on a change of the version that all visitors get. */
export function describePromotion(remote: string, promotion: Promotion, isDryRun: boolean): string {
  const { from, to, isChanged, wasDamaged, endedCanary } = promotion;
  if (!isChanged) return `${remote} ${to} is what visitors get already`;
  const before = wasDamaged ? 'the release pointer could not be read before' : `before: ${from ?? 'none'}`;
  const canary = endedCanary ? `; the canary ${endedCanary} ${would(isDryRun, 'ended', 'would end')}` : '';
  return `${remote} ${to} is what all visitors ${would(isDryRun, 'get now', 'would get')}; ${before}${canary}`;
}

/** One line on a step back: which canary ended, or from which version to which. */
export function describeRollback(remote: string, { from, to, endedCanary }: Promotion, isDryRun: boolean): string {
  if (endedCanary)
    return `${remote}: the canary ${endedCanary} ${would(isDryRun, 'ended', 'would end')}; all visitors ${would(isDryRun, 'get', 'would get')} ${to}`;
  return `${remote} ${would(isDryRun, 'went', 'would go')} back from ${from} to ${to}, which all visitors ${would(isDryRun, 'get now', 'would get')}`;
}

/** One line on a canary. */
export function describeCanary(remote: string, start: CanaryStart, isDryRun: boolean): string {
  const { stable, canary, before, isChanged } = start;
  const share = `${canary.percent} of 100 visitors`;
  if (!isChanged) return `${remote} ${canary.version} is what ${share} get already`;
  const beside = before
    ? `before: ${before.version} for ${before.percent}; the others get ${stable}`
    : `the others get ${stable}`;
  return `${remote} ${canary.version} is what ${share} ${would(isDryRun, 'get now', 'would get')}; ${beside}`;
}

const describeChange = ({ at, action, actor, from, to, percent, reason }: PointerChange) =>
  `  ${formatTime(at)}  ${action} by ${actor}: ${from ?? 'none'} -> ${to}${percent ? ` for ${percent} of 100` : ''}${reason ? ` (${reason})` : ''}`;

/** The versions of a page of a bucket's list, and the last changes of its release pointer. */
export function describeList(
  remote: string,
  page: number,
  versions: readonly StoredVersion[],
  pointer: Pointer,
): string[] {
  const { stable, canary, history = [] } = pointer.channels ?? {};
  const next = describeNextPage(page, versions);
  const count = `${versions.length} ${versions.length === 1 ? 'version' : 'versions'}`;
  const getMark = (version: string) => (version === stable ? '*' : version === canary?.version ? '%' : ' ');
  return [
    `${remote}: ${page === 1 && !next ? count : `versions, page ${page}`}`,
    ...(pointer.isDamaged ? ['The release pointer cannot be read: promote a version, which repairs it'] : []),
    ...versions.map(({ version, published, contents }) => {
      const size = contents ? `${contents.count} files  ${formatSize(contents.bytes)}` : 'damaged: publish it again';
      return `${getMark(version)} ${version}  ${formatTime(published)}  ${size}`;
    }),
    ...(next ? [next] : []),
    ...(stable ? [`* is what ${canary ? 'most visitors' : 'visitors'} get`] : []),
    ...(canary ? [`% is the canary, which ${canary.percent} of 100 visitors get`] : []),
    ...(history.length > 0 ? ['', 'Last changes (UTC)'] : []),
    ...history.map(describeChange),
  ];
}

const formatShare = (count: number, views: number) => (views === 0 ? '-' : `${((count / views) * 100).toFixed(1)} %`);

/** What browsers reported of each version, side by side; or the reason why that is not known. */
export function describeFigures(figures: readonly Figures[] | string): string[] {
  if (typeof figures === 'string') return ['', `No figures: ${figures}`];
  if (figures.length === 0) return ['', 'Figures of the last seven days: none'];
  const rows = figures.map(({ version, channel, views, failures, late, lcp, inp }) => [
    ...[version, channel, String(views), formatShare(failures, views), formatShare(late, views)],
    ...[lcp, inp].map((measured) => (measured ? `${Math.round(measured.p75Ms)} ms` : '-')),
  ]);
  const table = formatTable([['version', 'channel', 'views', 'failed', 'late', 'LCP', 'INP'], ...rows]);
  return ['', 'Figures of the last seven days', ...table.split('\n').map((line) => `  ${line}`)];
}

const LIST = new Intl.ListFormat('en-GB');

/** One line on whether a remote has to be released, such as `catalogue: shared-ui changed since 2026-11-20, not released (…)`. */
export function describeDue(remote: string, { version, live, canary, isDue, changed }: Due): string {
  if (!live) return `${remote}: no version was ever promoted; the last build is ${version}`;
  if (!isDue) return `${remote}: released, visitors get the last build (${version})`;
  const changes = changed.length > 0 ? `${LIST.format(changed)} changed` : 'nothing in git changed';
  const beside = canary?.version === version ? `, ${canary.percent} of 100 visitors get it` : '';
  const versions = `the last build is ${version}${beside}; visitors get ${live.version}`;
  return `${remote}: ${changes} since ${formatTime(live.published).slice(0, 10)}, not released (${versions})`;
}

/** A version of a bucket, and what is wrong with it. */
export function describeVersion(remote: string, { release, bytes, problems }: Inspection): string[] {
  const files = Object.keys(release.files).length;
  const paths = release.pages.flatMap((page) => page.paths);
  return [
    `${remote} ${release.version}: ${files} files (${formatSize(bytes)}), ${paths.length} pages`,
    ...paths.map((path) => `  ${path}`),
    ...(release.insets ?? []).flatMap((inset) => inset.paths.map((path) => `  ${path} (inset)`)),
    ...(problems.length === 0 ? ['Nothing is missing'] : ['Publish it again, which repairs:']),
    ...problems.map((problem) => `  ${problem}`),
  ];
}

/** What was removed from a bucket. */
export function describePruned(remote: string, { versions, contents, bytes }: Pruned, isDryRun: boolean): string[] {
  if (versions.length === 0 && contents === 0) return [`${remote}: nothing is older than 30 days and unused`];
  return [
    ...versions.map(
      ({ version, published }) =>
        `${remote} ${version} of ${formatTime(published)} ${would(isDryRun, 'removed', 'would be removed')}`,
    ),
    `${remote}: ${contents} ${contents === 1 ? 'file' : 'files'} that no version has ${would(isDryRun, 'removed', 'would be removed')} (${formatSize(bytes)})`,
  ];
}
