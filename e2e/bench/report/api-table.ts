import { type Figures, getFigureName } from '../figures/figures.ts';
import { formatSpread } from '../figures/format.ts';
import { writeTable } from '../figures/table.ts';

const SUBJECTS = [
  { subject: 'emails-later-1', name: 'one visitor, emails are sent later' },
  { subject: 'emails-later-8', name: 'eight visitors, emails are sent later' },
  { subject: 'emails-beside-1', name: 'one visitor, emails are sent beside it' },
  { subject: 'emails-beside-8', name: 'eight visitors, emails are sent beside it' },
] as const;

/** Writes the percentiles of itinerary requests and of the no-op, and how many times the one takes longer. */
export function writeApiTable(figures: Figures): string {
  const rows = SUBJECTS.map(({ subject, name }) => {
    const read = (variant: string, figure: string) => figures[getFigureName('api', subject, variant, figure)];
    const write = (variant: string, figure: string) => {
      const spread = read(variant, figure);
      return spread ? formatSpread(spread, 1) : '–';
    };
    const request = read('request', 'p50')?.median;
    const noOp = read('no-op', 'p50')?.median;
    const ratio = request && noOp ? (request / noOp).toFixed(2) : '–';
    return [
      name,
      write('request', 'p50'),
      write('no-op', 'p50'),
      ratio,
      write('request', 'p99'),
      write('no-op', 'p99'),
    ];
  });
  return writeTable(['load', 'p50, ms', 'of the no-op', 'ratio', 'p99, ms', 'of the no-op'], rows);
}
