import * as m from '#messages';
import { getStampStyle } from './stamp-style.ts';

type Difficulty = { name?: string; color: string; peaks: number };

/** The colours of docs/specification.md, section 5; the number of peaks shows the difficulty without colour. */
const difficulties: Readonly<Record<string, Difficulty>> = {
  Medium: { name: m.difficultyMedium, color: 'var(--color-medium)', peaks: 2 },
  Hard: { name: m.difficultyHard, color: 'var(--color-hard)', peaks: 3 },
  'Very Hard': { name: m.difficultyVeryHard, color: 'var(--color-very-hard)', peaks: 4 },
};
const otherDifficulty: Difficulty = { color: 'var(--color-other)', peaks: 1 };

/** The width of a peak in units of the drawing. */
const PEAK_WIDTH = 13;

function Peaks({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${count * PEAK_WIDTH - 1} 12`} aria-hidden="true" className="h-3 w-auto fill-current">
      {Array.from({ length: count }, (_, index) => (
        <path key={index * PEAK_WIDTH} d={`M${index * PEAK_WIDTH} 12l6-11 6 11z`} />
      ))}
    </svg>
  );
}

/** A stamp with the difficulty of a route. */
export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  const { name = difficulty, color, peaks } = difficulties[difficulty] ?? otherDifficulty;
  return (
    <span data-slot="difficulty" className="stamp text-white" style={getStampStyle(color)}>
      <Peaks count={peaks} />
      {name}
    </span>
  );
}
