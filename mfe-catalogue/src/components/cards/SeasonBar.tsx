import type { Glance } from '../../content/glance.ts';

/** A month's cell and the gap to the next, and how high the ruler is, in its own units, which are pixels. */
const CELL = 7;
const STEP = 9;
const HEIGHT = 13;

const cells = (months: readonly number[]) =>
  months.map((month) => `M${(month - 1) * STEP} 0h${CELL}v${HEIGHT}h-${CELL}z`).join('');
const YEAR = cells([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

/** The best months as a ruler of twelve cells, and in words (look.md, "Card"). */
export function SeasonRuler({ months, season }: Pick<Glance, 'months' | 'season'>) {
  return (
    <p className="flex items-center gap-2.5 text-note font-[620] whitespace-nowrap">
      <svg aria-hidden="true" width={12 * STEP - (STEP - CELL)} height={HEIGHT}>
        <path d={YEAR} className="fill-rule" />
        <path d={cells(months)} className="fill-season" />
      </svg>
      <span className="sr-only">Best months: </span>
      {season}
    </p>
  );
}
