import { type Figures, getFigureName } from '../figures/figures.ts';
import { formatKilobytes, formatNumber, formatSpread } from '../figures/format.ts';
import type { Spread } from '../figures/spread.ts';
import { writeTable } from '../figures/table.ts';

/** A column of a table: its title, and its cell for a subject; the cell is empty where nothing was measured. */
type Column = { title: string; write: (read: (variant: string, figure: string) => Spread | undefined) => string };

const NOTHING = '–';

const writeFigure = (title: string, variant: string, figure: string, digits = 0): Column => ({
  title,
  write: (read) => {
    const spread = read(variant, figure);
    return spread ? formatSpread(spread, digits) : NOTHING;
  },
});

const writeMedian = (title: string, variant: string, figure: string, digits = 0): Column => ({
  title,
  write: (read) => {
    const spread = read(variant, figure);
    return spread ? formatNumber(spread.median, digits) : NOTHING;
  },
});

const writeSize = (title: string, variant: string, figure: string): Column => ({
  title,
  write: (read) => {
    const spread = read(variant, figure);
    return spread ? formatKilobytes(spread.median) : NOTHING;
  },
});

const writeRatio = (title: string, figure: string, variant: string, other: string): Column => ({
  title,
  write: (read) => {
    const value = read(variant, figure);
    const base = read(other, figure);
    return value && base?.median ? (value.median / base.median).toFixed(2) : NOTHING;
  },
});

/** Lists the subjects of a device for which a figure was measured, in the order of the run. */
function listSubjects(figures: Figures, device: string, figure: string): string[] {
  const names = Object.keys(figures).map((name) => name.split(' '));
  return [
    ...new Set(names.filter((parts) => parts[0] === device && parts[3] === figure).map((parts) => parts[1] ?? '')),
  ];
}

/** Writes a row for each subject for which a figure was measured; undefined when there is none. */
function writeSubjects(figures: Figures, device: string, figure: string, first: string, columns: readonly Column[]) {
  const subjects = listSubjects(figures, device, figure);
  if (subjects.length === 0) return undefined;
  const rows = subjects.map((subject) => {
    const read = (variant: string, name: string) => figures[getFigureName(device, subject, variant, name)];
    return [`\`${subject}\``, ...columns.map(({ write }) => write(read))];
  });
  return writeTable([first, ...columns.map(({ title }) => title)], rows);
}

/** The tables of one device: a title and a table each. A table of which nothing was measured is left out. */
export function writeDeviceTables(figures: Figures, device: string): { title: string; table: string }[] {
  const tables = [
    {
      title: 'Largest contentful paint, ms',
      table: writeSubjects(figures, device, 'lcp', 'page', [
        writeFigure('site', 'site', 'lcp'),
        writeFigure('bundle', 'bundle', 'lcp'),
        writeFigure('static', 'static', 'lcp'),
        writeRatio('site : static', 'lcp', 'site', 'static'),
        writeRatio('bundle : static', 'lcp', 'bundle', 'static'),
      ]),
    },
    {
      title: 'First contentful paint, and the time of the stack until its first byte, ms',
      table: writeSubjects(figures, device, 'fcp', 'page', [
        writeFigure('site', 'site', 'fcp'),
        writeFigure('bundle', 'bundle', 'fcp'),
        writeFigure('static', 'static', 'fcp'),
        writeMedian('stack of the site', 'site', 'ttfb'),
        writeMedian('of the bundle', 'bundle', 'ttfb'),
      ]),
    },
    {
      title: 'Total blocking time, ms, and cumulative layout shift',
      table: writeSubjects(figures, device, 'tbt', 'page', [
        writeFigure('TBT site', 'site', 'tbt'),
        writeFigure('bundle', 'bundle', 'tbt'),
        writeFigure('static', 'static', 'tbt'),
        writeMedian('CLS site', 'site', 'cls', 3),
        writeMedian('static', 'static', 'cls', 3),
      ]),
    },
    {
      title: 'Time until _Add to trip_ works, ms, and what was transferred until then, KB',
      table: writeSubjects(figures, device, 'add', 'page', [
        writeFigure('site', 'site', 'add'),
        writeFigure('bundle', 'bundle', 'add'),
        writeRatio('site : bundle', 'add', 'site', 'bundle'),
        writeSize('all, site', 'site', 'addBytes'),
        writeSize('bundle', 'bundle', 'addBytes'),
        writeSize('script, site', 'site', 'addScript'),
        writeSize('bundle', 'bundle', 'addScript'),
      ]),
    },
    {
      title: 'From a press on a link until the next page’s content is shown, ms',
      table: writeSubjects(figures, device, 'cold', 'link', [
        writeFigure('not yet loaded', 'site', 'cold'),
        writeFigure('hovered 200 ms before', 'site', 'hovered'),
        writeFigure('bundle, not yet loaded', 'bundle', 'cold'),
      ]),
    },
    {
      title: 'What the site requests, and the bytes transferred, KB',
      table: writeSubjects(figures, device, 'requests', 'page', [
        writeMedian('requests', 'site', 'requests'),
        writeMedian('waves', 'site', 'waves'),
        ...['document', 'script', 'style', 'font', 'picture', 'other'].map((kind) => writeSize(kind, 'site', kind)),
        writeSize('all', 'site', 'bytes'),
        writeSize('bundle, script', 'bundle', 'script'),
        writeSize('all', 'bundle', 'bytes'),
        writeSize('static, all', 'static', 'bytes'),
      ]),
    },
    {
      title: 'Scores of Lighthouse, on its own phone',
      table: writeSubjects(figures, device, 'performance', 'page', [
        writeFigure('performance, site', 'site', 'performance'),
        writeFigure('static', 'static', 'performance'),
        writeRatio('site : static', 'performance', 'site', 'static'),
        writeMedian('accessibility', 'site', 'accessibility'),
        writeMedian('best practices', 'site', 'best-practices'),
        writeMedian('SEO', 'site', 'seo'),
      ]),
    },
  ];
  return tables.flatMap(({ title, table }) => (table ? [{ title, table }] : []));
}
