import { getIntegrity } from '@almaty/delivery/bucket-reader';
import { REPORTS_PATH } from '@almaty/delivery/routes';
import { type Figures, type PartFigures, toTitle } from '@almaty/delivery/schema';
import { reportPageHeaders } from '../headers.ts';
import { getShellStyleHash, SHELL_STYLE } from '../template-elements.ts';
import { FIGURES_STYLE } from './figures-style.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function respond(content: string, status = 200): Promise<Response> {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Figures · Almaty guide</title><link rel="icon" href="/icon.svg" type="image/svg+xml">${SHELL_STYLE}<style>${FIGURES_STYLE}</style></head>
<body><main class="wrap figures">${content}</main></body>
</html>
`;
  const styleHash = await getIntegrity(FIGURES_STYLE);
  const styleHashes = [await getShellStyleHash(), styleHash];
  return new Response(html, { status, headers: reportPageHeaders(styleHashes) });
}

const number = (value: number) => value.toLocaleString('en-GB');
const inSeconds = (time: Figures['lcp']) => (time ? `${(time.p75Ms / 1000).toFixed(2)} s` : '–');
const inMilliseconds = (time: Figures['lcp']) => (time ? `${number(time.p75Ms)} ms` : '–');

/** How often something went wrong, and in how many of a hundred views. */
function share(count: number, views: number): string {
  if (count === 0) return '0';
  const percent = views > 0 ? ` (${((count / views) * 100).toFixed(1)} %)` : '';
  return `<span class="bad">${number(count)}${percent}</span>`;
}

type Row = Omit<Figures, 'version' | 'channel' | 'byNetwork' | 'pages'>;

const COLUMNS: readonly { label: string; show: (row: Row) => string }[] = [
  { label: 'Opened', show: ({ views }) => number(views) },
  { label: 'Failed', show: ({ failures, views }) => share(failures, views) },
  { label: 'Late', show: ({ late, views }) => share(late, views) },
  { label: 'LCP', show: ({ lcp }) => inSeconds(lcp) },
  { label: 'INP', show: ({ inp }) => inMilliseconds(inp) },
  { label: 'CLS', show: ({ cls }) => (cls ? cls.p75.toFixed(2) : '–') },
];

const cells = (row: Row) =>
  COLUMNS.map(({ label, show }) => `<td class="number" data-label="${label}">${show(row)}</td>`).join('');

const renderTable = (head: string, rows: readonly { name: string; row: Row }[]) => `<table>
<thead><tr><th scope="col">${head}</th>${COLUMNS.map(({ label }) => `<th scope="col" class="number">${label}</th>`).join('')}</tr></thead>
<tbody>${rows.map(({ name, row }) => `<tr><th scope="row">${name}</th>${cells(row)}</tr>`).join('')}</tbody>
</table>`;

const renderVersion = ({ version, channel }: Figures) =>
  `${escapeHtml(version)} <span class="channel" data-channel="${channel}">${channel}</span>`;

function renderPart({ part, figures }: PartFigures): string {
  const heading = `<h2 class="display text-display">${part === 'api' ? 'API' : toTitle(part)}</h2>`;
  if (figures.length === 0) return `<section>${heading}<p class="none">Nothing was reported.</p></section>`;
  const table = renderTable(
    'Version',
    figures.map((row) => ({ name: renderVersion(row), row })),
  );
  const pages = figures
    .map(
      (row) =>
        `<details><summary>${escapeHtml(row.version)}, ${row.channel}, by page</summary>${renderTable(
          'Page',
          row.pages.map((ofPage) => ({ name: escapeHtml(ofPage.page), row: ofPage })),
        )}</details>`,
    )
    .join('');
  return `<section>${heading}${table}${pages}</section>`;
}

/** The page on which teams read what was counted of their parts. */
export const renderFigures = (parts: readonly PartFigures[]): Promise<Response> =>
  respond(`<h1 class="display text-display">Figures</h1>
<p class="lead">What browsers have reported in the last seven days. A part is late when it takes longer than three seconds. LCP, INP and CLS: three quarters of the visits that began there were at least this good. The shell is opened once per visit. Of the API, each answer counts that is no refusal (4xx), and 5xx is a failure.</p>
${parts.map(renderPart).join('\n')}`);

/** Why somebody may not read the figures: the status of the response, and what the page says. */
const SIGN_IN_PROBLEMS = {
  refused: { status: 403, text: 'That is not the key of this site.' },
  limited: { status: 429, text: 'Too many attempts from your network. Wait a minute, then try again.' },
} as const;

/** The page that asks for the key of the teams, again with what was wrong. */
export const renderSignIn = (problem?: keyof typeof SIGN_IN_PROBLEMS): Promise<Response> =>
  respond(
    `<h1 class="display text-display">Figures</h1>
<p class="lead">How often each version was opened, how often it failed, and how fast it was. For the teams of this site.</p>
<form method="post" action="${REPORTS_PATH}/sign-in">
<label for="key">Key of the teams</label>
<input id="key" name="key" type="password" autocomplete="current-password" required>
${problem ? `<p role="alert">${SIGN_IN_PROBLEMS[problem].text}</p>` : ''}
<button>Show the figures</button>
</form>`,
    problem ? SIGN_IN_PROBLEMS[problem].status : 200,
  );
