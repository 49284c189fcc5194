import { markdownTable } from 'markdown-table';
import { type Figures, getFigureName, type Measurement, type Results, type Spread } from './figures.ts';
import { evaluateGoals, type Goal } from './goals.ts';
import { DEVICE_NAMES, DEVICES } from './visits/devices.ts';

/** Writes a table whose first column is text, and whose others are numbers. */
const writeTable = ([header, ...rows]: readonly [readonly string[], ...(readonly string[])[]]): string =>
  markdownTable([header, ...rows], { align: ['l', ...header.slice(1).map(() => 'r')] });

const formatNumber = (value: number, digits = 3) => String(Number(value.toFixed(digits)));

/** A median with the middle half of the runs; the median alone when all were the same. */
function formatSpread({ median, low, high }: Spread): string {
  const digits = high < 20 ? 1 : 0;
  const [middle, from, to] = [median, low, high].map((value) => formatNumber(value, digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

const FORMATS: Readonly<Record<string, (spread: Spread) => string>> = {
  ms: formatSpread,
  number: ({ median }) => formatNumber(median),
  KB: ({ median }) => (median / 1024).toFixed(1),
};

/** The tables of a device: a title, the figure that a subject must have, and columns `<title>: <variant> <figure> [format]`. */
const TABLES: readonly (readonly [title: string, figure: string, ...columns: string[]])[] = [
  [
    'Largest contentful paint, ms',
    'lcp',
    ...['site: site lcp ms', 'bundle: bundle lcp ms', 'static: static lcp ms'],
    ...['site ÷ static: site/static lcp', 'bundle ÷ static: bundle/static lcp'],
  ],
  [
    'First contentful paint, and the time of the stack until its first byte, ms',
    'fcp',
    ...['site: site fcp ms', 'bundle: bundle fcp ms', 'static: static fcp ms'],
    ...['stack of the site: site ttfb number', 'of the bundle: bundle ttfb number'],
  ],
  [
    'Total blocking time, ms, and cumulative layout shift',
    'tbt',
    ...['TBT site: site tbt ms', 'bundle: bundle tbt ms', 'static: static tbt ms'],
    ...['CLS site: site cls number', 'static: static cls number'],
  ],
  [
    'Time until _Add to trip_ works, ms, and what was transferred until then, KB',
    'add',
    ...['site: site add ms', 'bundle: bundle add ms', 'site ÷ bundle: site/bundle add'],
    ...['all, site: site addBytes KB', 'bundle: bundle addBytes KB'],
    ...['script, site: site addScript KB', 'bundle: bundle addScript KB'],
  ],
  [
    'From a press on a link until the next page’s content is shown, ms',
    'cold',
    ...[
      'not yet loaded: site cold ms',
      'hovered 200 ms before: site hovered ms',
      'bundle, not yet loaded: bundle cold ms',
    ],
  ],
  [
    'What the site requests, and the bytes transferred, KB',
    'requests',
    ...['requests: site requests number', 'waves: site waves number'],
    ...['document', 'script', 'style', 'font', 'picture', 'other'].map((kind) => `${kind}: site ${kind} KB`),
    ...[
      'all: site bytes KB',
      'bundle, script: bundle script KB',
      'all: bundle bytes KB',
      'static, all: static bytes KB',
    ],
  ],
  [
    'Scores of Lighthouse',
    'performance',
    ...['performance, site: site performance number', 'static: static performance number'],
    ...['accessibility', 'best-practices', 'seo'].map((category) => `${category}: site ${category} number`),
  ],
];
const API_COLUMNS = [
  ...['p50, ms: request p50 ms', 'of the no-op: no-op p50 ms', 'ratio: request/no-op p50'],
  ...['p99, ms: request p99 ms', 'of the no-op: no-op p99 ms'],
];

/** Writes a row for each subject of a device for which a figure was measured; undefined when there is none. */
function writeSubjects(figures: Figures, device: string, figure: string, columns: readonly string[]) {
  const names = Object.keys(figures).map((name) => name.split(' '));
  const subjects = new Set(
    names.flatMap((parts) => (parts[0] === device && parts[3] === figure ? [parts[1] ?? ''] : [])),
  );
  if (subjects.size === 0) return undefined;
  const parsed = columns.map((column) => {
    const [, title = '', variant = '', name = '', format = 'ratio'] =
      /^(.+): (\S+) (\S+)(?: (\S+))?$/.exec(column) ?? [];
    return { title, variants: variant.split('/'), name, format };
  });
  const rows = [...subjects].map((subject) => [
    `\`${subject}\``,
    ...parsed.map(({ variants, name, format }) => {
      const [value, base] = variants.map((variant) => figures[getFigureName(device, subject, variant, name)]);
      if (format === 'ratio') return value && base?.median ? (value.median / base.median).toFixed(2) : '–';
      return value ? (FORMATS[format]?.(value) ?? '') : '–';
    }),
  ]);
  return writeTable([['of', ...parsed.map(({ title }) => title)], ...rows]);
}

/** Writes the tables of one device, each with its title. A table of which nothing was measured is left out. */
export const writeDeviceTables = (figures: Figures, device: string): string[] =>
  TABLES.flatMap(([title, figure, ...columns]) => {
    const table = writeSubjects(figures, device, figure, columns);
    return table ? [`### ${title}\n\n${table}`] : [];
  });

/** Writes the percentiles of itinerary requests and of the no-op, and how many times the one takes longer. */
export const writeApiTable = (figures: Figures): string => writeSubjects(figures, 'api', 'p50', API_COLUMNS) ?? '';

const getBound = ({ isMinimum = false, limit }: Goal) => `${isMinimum ? 'at least' : 'at most'} ${limit}`;

/** Writes how every goal is met, the worst case of each, and the cases in which it was missed. */
export const writeGoals = (figures: Figures): string =>
  writeTable([
    ['figure', 'goal', 'worst case', 'of', 'missed in'],
    ...evaluateGoals(figures).map(({ goal, cases, missed, worst }) => [
      goal.name,
      getBound(goal),
      formatNumber(worst.value),
      worst.subject,
      `${missed.length} of ${cases}`,
    ]),
  ]);

const describe = ({ date, runs, cores }: Measurement) =>
  `Measured on ${date}, ${runs === 1 ? 'one run' : `${runs} runs`} on a machine with ${cores} cores.`;

const writeDevices = () =>
  writeTable([
    ['device', 'window', 'latency, ms', 'download, kbit/s', 'processor, times slower'],
    ...DEVICE_NAMES.map((name) => {
      const { window, latency, download, slowdown } = DEVICES[name];
      return [name, `${window.width} x ${window.height}`, ...[latency, download, slowdown].map(String)];
    }),
  ]);

const writeHow =
  () => `\`node e2e/bench/pages.ts\` writes this document (docs/decisions/0067). It serves three variants of every
page, and visits them in turn, each time with an empty cache:

- **site**: the production build as the local stack composes it,
- **bundle**: the same pages with scripts of one build of the same sources, without federation,
- **static**: the same HTML and CSS as stored files, without any script. It is the floor.

All three are behind the same server, which does what Cloudflare’s edge does: it compresses with Brotli at level 4
what is not compressed already, and stores files. Pages, scripts and style sheets are compressed as the site's are, in all
three variants. They are served over HTTP/1.1, because the emulated connection ignores
priorities over HTTP/2. Numbers are medians, with the middle half of the runs in brackets.

${writeDevices()}`;

const writeApi = (api: Measurement) => `## The API

${describe(api)} \`node e2e/bench/api.ts\` sends itinerary requests
from one visitor and from eight at a time. Each is followed by a no-op, \`GET /api/nothing\`, which goes the same way through both
Workers and is answered with 404 at once. Eight visitors wait for each other, which hides a part of the difference.

${writeApiTable(api.figures)}`;

/** Writes the document of the last complete runs. */
export function writeDocument(results: Results): string {
  const figures: Figures = Object.assign({}, ...Object.values(results).map((measurement) => measurement.figures));
  const sections = [
    '# Speed',
    writeHow(),
    `## Goals\n\n${writeGoals(figures)}`,
    ...DEVICE_NAMES.flatMap((device) => {
      const visits = results[device];
      return visits ? [`## On a ${device}`, describe(visits), ...writeDeviceTables(visits.figures, device)] : [];
    }),
    ...(results.api ? [writeApi(results.api)] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}
