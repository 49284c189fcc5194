import * as z from 'zod/mini';
import { formatShare } from '../gate/changes.ts';
import { Version } from '../schema/release.ts';
import { REMOTE_NAMES } from '../schema/remotes.ts';

/** What `publish --json` prints, as far as a comment needs it. */
export const Published = z.object({ remote: z.enum(REMOTE_NAMES), version: Version });

const Refusal = z.object({ promise: z.string(), madeBy: z.string(), problem: z.string() });
const PageLook = z.object({ path: z.string(), share: z.nullable(z.number()) });
const PageScripts = z.object({ module: z.string(), bytes: z.number(), live: z.nullable(z.number()) });

/** What `gate --json` prints, of a version that passes or is refused. */
export const Gated = z.object({
  refused: z._default(z.array(Refusal), []),
  isLive: z.boolean(),
  scripts: z.array(PageScripts),
  changes: z._default(z.array(PageLook), []),
});
type Gated = z.infer<typeof Gated>;

/**
 * A published version that visitors do not get: where it can be looked at, what the gate says of it, or why it says nothing, and
 * the address of its screenshots if there are any.
 */
export type Preview = {
  published: z.infer<typeof Published>;
  gate: Gated | { failure: string };
  site: string;
  screenshots: string | undefined;
};

/** Begins the comment of a remote, so that the next one takes its place. */
const getMarker = (remote: string) => `<!-- preview of ${remote} -->`;

/** A text of a program, which is no Markdown. */
const quote = (text: string) => ['````text', text.replaceAll('````', "'''"), '````'];

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);

/** The pages that look different or are new; a page in any case. */
function listPages(gate: Preview['gate']): { path: string; share: number | null }[] {
  const pages = 'failure' in gate || gate.isLive ? [] : gate.changes.filter(({ share }) => share !== 0);
  return pages.length > 0 ? pages : [{ path: '/', share: 0 }];
}

function describeLook({ share }: { share: number | null }): string {
  if (share === null) return 'nothing live to compare with';
  return share === 0 ? 'as it is live' : `${formatShare(share)} changed`;
}

function describeVerdict(gate: Preview['gate']): string[] {
  if ('failure' in gate) return ['**The gate could not try it:**', '', ...quote(gate.failure.trim().slice(-3000))];
  if (gate.refused.length === 0) return ['The gate passes it.'];
  const lines = gate.refused.flatMap(({ promise, madeBy, problem }) => [
    `${madeBy} promised: ${promise}`,
    `  ${problem}`,
  ]);
  return ['**The gate refuses it:**', '', ...quote(lines.join('\n'))];
}

const formatDifference = (bytes: number) => `${bytes > 0 ? '+' : '−'}${Math.abs(bytes)}`;

function describeScripts(gate: Preview['gate']): string[] {
  if ('failure' in gate || gate.isLive) return [];
  const changed = gate.scripts.filter(({ bytes, live }) => bytes !== live);
  if (changed.length === 0) return ['', 'The scripts of all pages weigh what they weigh live.'];
  const rows = changed.map(({ module, bytes, live }) => [
    ...[`\`${module}\``, live === null ? 'new' : String(live), String(bytes)],
    live === null ? '' : formatDifference(bytes - live),
  ]);
  const same = gate.scripts.length - changed.length;
  return [
    '',
    ...table(['scripts of a page, bytes gzip', 'live', 'this version', ''], rows),
    ...(same > 0 ? ['', `${same} ${same === 1 ? 'page weighs' : 'pages weigh'} the same.`] : []),
  ];
}

/** Writes the comment on a pull request that shows a version of a remote to whoever decides on it, as Markdown. */
export function describePreview({ published: { remote, version }, gate, site, screenshots }: Preview): string {
  const head = [getMarker(remote), `### Preview of ${remote} \`${version}\``, ''];
  if (!('failure' in gate) && gate.isLive) return [...head, `Visitors of ${site} get this version already.`].join('\n');
  const pages = listPages(gate).map((page) => [
    `[${page.path}](${site}${page.path}?mfe=${remote}@${version})`,
    describeLook(page),
  ]);
  const others = 'failure' in gate ? 0 : gate.changes.filter(({ share }) => share === 0).length;
  return [
    ...head,
    `Sign in at <${site}/_reports> with its team key, then open a page. The banner ends the preview.`,
    '',
    ...('failure' in gate ? pages.map(([link]) => `- ${link}`) : table(['page', 'first window'], pages)),
    ...(others > 0 ? ['', `${others} ${others === 1 ? 'page looks' : 'pages look'} as live.`] : []),
    ...(screenshots ? ['', `[Screenshots](${screenshots}): live, this version, what differs.`] : []),
    '',
    ...describeVerdict(gate),
    ...describeScripts(gate),
  ].join('\n');
}
