import { capitalize } from '@almaty/languages';
import * as m from '#messages';
import { formatShortMonths } from '../../lib/format-months.ts';

/** The cells of the bar in pixels: the width of a month, the distance to the next month, and the height. */
const CELL_WIDTH = 7;
const CELL_DISTANCE = 9;
const HEIGHT = 13;

const createPath = (months: readonly number[]) =>
  months.map((month) => `M${(month - 1) * CELL_DISTANCE} 0h${CELL_WIDTH}v${HEIGHT}h-${CELL_WIDTH}z`).join('');
const ALL_MONTHS_PATH = createPath([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/** The best months, 1 to 12, as a bar of twelve cells and as text (docs/design-system.md, "Cards"). */
export function SeasonBar({ bestMonths }: { bestMonths: readonly number[] }) {
  return (
    <p className="flex items-center gap-2.5 text-note font-[620] whitespace-nowrap tight:flex-wrap tight:whitespace-normal print:flex-wrap print:gap-y-0">
      <svg aria-hidden="true" width={12 * CELL_DISTANCE - (CELL_DISTANCE - CELL_WIDTH)} height={HEIGHT}>
        <path d={ALL_MONTHS_PATH} className="fill-rule" />
        <path d={createPath(bestMonths)} className="fill-season" />
      </svg>
      <span className="sr-only">{m.seasonBarName}</span>
      {capitalize(formatShortMonths(bestMonths))}
    </p>
  );
}
