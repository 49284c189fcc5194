import type { CSSProperties } from 'react';

/** Difficulty colours of the specification, section 5; the peaks give the grade without colour (look.md). */
const difficulties: Readonly<Record<string, { color: string; peaks: number }>> = {
  Medium: { color: 'var(--color-medium)', peaks: 2 },
  Hard: { color: 'var(--color-hard)', peaks: 3 },
  'Very Hard': { color: 'var(--color-very-hard)', peaks: 4 },
};
const otherDifficulty = { color: 'var(--color-other)', peaks: 1 };

/** Intensity styles of the specification, section 5: Low primary, Medium secondary, High accent, anything else muted. */
const intensities: Readonly<Record<string, { color: string; text: string }>> = {
  Low: { color: 'var(--color-primary)', text: 'text-on-primary' },
  Medium: { color: 'var(--color-secondary)', text: 'text-on-kraft' },
  High: { color: 'var(--color-accent)', text: 'text-white' },
};
const otherIntensity = { color: 'var(--color-other)', text: 'text-white' };

const stampOf = (color: string) => ({ '--stamp': color }) as CSSProperties;

/** How wide a peak is drawn, in the units of the pips' drawing. */
const PEAK = 13;

function Peaks({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${count * PEAK - 1} 12`} aria-hidden="true" className="h-3 w-auto fill-current">
      {Array.from({ length: count }, (_, at) => (
        <path key={at * PEAK} d={`M${at * PEAK} 12l6-11 6 11z`} />
      ))}
    </svg>
  );
}

/** How hard a route is. */
export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  const { color, peaks } = difficulties[difficulty] ?? otherDifficulty;
  return (
    <span data-slot="difficulty" className="stamp text-white" style={stampOf(color)}>
      <Peaks count={peaks} />
      {difficulty}
    </span>
  );
}

/** How strenuous an activity is. */
export function IntensityBadge({ intensity }: { intensity: string }) {
  const { color, text } = intensities[intensity] ?? otherIntensity;
  return (
    <span data-slot="intensity" className={`stamp ${text}`} style={stampOf(color)}>
      {intensity}
    </span>
  );
}
