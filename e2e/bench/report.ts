import { markdownTable } from 'markdown-table';
import { computeFigure, type Figures, listSubjects, type Measurement, type Results, type Spread } from './figures.ts';
import { evaluateGoals } from './goals.ts';
import { DEVICE_NAMES } from './visits/devices.ts';

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

const KINDS = ['document', 'script', 'style', 'font', 'picture', 'other'];

/** The tables of a device: a title, and columns as `computeFigure` reads them; the first one has to be measured. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'Largest contentful paint, ms': ['site lcp', 'bundle lcp', 'static lcp', 'site ÷ static lcp', 'bundle ÷ static lcp'],
  'First contentful paint, and the time of the stack until its first byte, ms': [
    ...['site fcp', 'bundle fcp', 'static fcp', 'site ttfb', 'bundle ttfb'],
  ],
  'Total blocking time, ms, and cumulative layout shift': [
    ...['site tbt', 'bundle tbt', 'static tbt', 'site cls', 'static cls'],
  ],
  'Time until _Add to trip_ works, ms, and what was transferred until then, KB': [
    ...['site add', 'bundle add', 'site ÷ bundle add'],
    ...['site addBytes', 'bundle addBytes', 'site addScript', 'bundle addScript'],
  ],
  'From a press on a link until the next page’s content is shown, ms; not yet loaded, or hovered 200 ms before': [
    ...['site cold', 'site hovered', 'bundle cold'],
  ],
  'What is requested, and the bytes transferred, KB': [
    ...['site requests', 'site waves', ...KINDS.map((kind) => `site ${kind}`)],
    ...['site bytes', 'bundle script', 'bundle bytes', 'static bytes'],
  ],
  'Scores of Lighthouse': [
    ...['site performance', 'static performance', 'site accessibility', 'site best-practices', 'site seo'],
  ],
};
/** The columns of the table of a device in docs/speed.md; what else was measured is in docs/speed.json. */
const SUMMARY: Readonly<Record<string, string>> = {
  'LCP, ms': 'site lcp',
  '÷ static': 'site ÷ static lcp',
  '_Add to trip_, ms': 'site add',
  '÷ bundle': 'site ÷ bundle add',
  KB: 'site bytes',
};
const API_COLUMNS = ['request p50', 'no-op p50', 'request ÷ no-op p50', 'request p99', 'no-op p99'];

/** Writes one figure: bytes as kilobytes, times with their spread. */
function writeFigure(figures: Figures, subject: string, column: string): string {
  const spread = figures[`${subject} ${column}`];
  if (!spread) return computeFigure(figures, subject, column)?.toFixed(2) ?? '–';
  const [figure = ''] = column.split(' ').slice(-1);
  if ([...KINDS, 'bytes', 'addBytes', 'addScript'].includes(figure)) return (spread.median / 1024).toFixed(1);
  return figure === 'cls' ? formatNumber(spread.median) : formatSpread(spread);
}

/** Writes a row for each subject of a device of which the first column was measured; undefined when there is none. */
function writeSubjects(figures: Figures, device: string, columns: readonly string[]) {
  const subjects = listSubjects(figures).filter(
    (subject) => subject.startsWith(`${device} `) && figures[`${subject} ${columns[0]}`],
  );
  if (subjects.length === 0) return undefined;
  const rows = subjects.map((subject) => [
    `\`${subject.slice(device.length + 1)}\``,
    ...columns.map((column) => writeFigure(figures, subject, column)),
  ]);
  return writeTable([['of', ...columns], ...rows]);
}

/** Writes the tables of one device, each with its title. A table of which nothing was measured is left out. */
export const writeDeviceTables = (figures: Figures, device: string): string[] =>
  Object.entries(TABLES).flatMap(([title, columns]) => {
    const table = writeSubjects(figures, device, columns);
    return table ? [`### ${title}\n\n${table}`] : [];
  });

/** Writes the medians of the pages of a device that say how fast it is: one row for each page. */
function writeSummary(figures: Figures, device: string): string {
  const pages = listSubjects(figures).filter(
    (subject) => subject.startsWith(`${device} `) && figures[`${subject} site lcp`],
  );
  const writeCell = (subject: string, column: string) => {
    const value = computeFigure(figures, subject, column);
    if (value === undefined) return '–';
    if (column.includes('÷')) return value.toFixed(2);
    return (column.endsWith('bytes') ? value / 1024 : value).toFixed(0);
  };
  const rows = pages.map((subject) => [
    `\`${subject.slice(device.length + 1)}\``,
    ...Object.values(SUMMARY).map((column) => writeCell(subject, column)),
  ]);
  return writeTable([['page', ...Object.keys(SUMMARY)], ...rows]);
}

/** Writes the percentiles of itinerary requests and of the no-op, and how many times the one takes longer. */
export const writeApiTable = (figures: Figures): string => writeSubjects(figures, 'api', API_COLUMNS) ?? '';

/** Writes how every goal is met, the worst case of each, and the cases in which it was missed. */
export const writeGoals = (figures: Figures): string =>
  writeTable([
    ['figure', 'goal', 'worst', 'of', 'missed'],
    ...evaluateGoals(figures).map(({ goal, cases, missed, worst }) => [
      goal.name,
      `${goal.isMinimum ? 'at least' : 'at most'} ${goal.limit}`,
      formatNumber(worst.value),
      worst.subject,
      `${missed.length}/${cases}`,
    ]),
  ]);

const describe = ({ date, runs, cores }: Measurement) =>
  `Measured on ${date}, ${runs === 1 ? 'one run' : `${runs} runs`} on a machine with ${cores} cores.`;

/** Writes the figures of the last complete runs: what follows the introduction of docs/speed.md. */
export function writeFigures(results: Results): string {
  const figures: Figures = Object.assign({}, ...Object.values(results).map((measurement) => measurement.figures));
  const sections = [
    `## Goals\n\n${writeGoals(figures)}`,
    ...DEVICE_NAMES.flatMap((device) => {
      const visits = results[device];
      return visits ? [`## On a ${device}`, describe(visits), writeSummary(visits.figures, device)] : [];
    }),
    ...(results.api ? ['## The API', describe(results.api), writeApiTable(results.api.figures)] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}
