import type { CSSProperties } from 'react';

/** The colours of docs/specification.md, section 5; the number of peaks shows the difficulty without colour. */
const difficulties: Readonly<Record<string, { color: string; peaks: number }>> = {
  Medium: { color: 'var(--color-medium)', peaks: 2 },
  Hard: { color: 'var(--color-hard)', peaks: 3 },
  'Very Hard': { color: 'var(--color-very-hard)', peaks: 4 },
};
const otherDifficulty = { color: 'var(--color-other)', peaks: 1 };

/** The styles of docs/specification.md, section 5: Low primary, Medium secondary, High accent, anything else muted. */
const intensities: Readonly<Record<string, { color: string; text: string }>> = {
  Low: { color: 'var(--color-primary)', text: 'text-on-primary' },
  Medium: { color: 'var(--color-secondary)', text: 'text-on-kraft' },
  High: { color: 'var(--color-accent)', text: 'text-white' },
};
const otherIntensity = { color: 'var(--color-other)', text: 'text-white' };

const getStampStyle = (color: string) => ({ '--stamp': color }) as CSSProperties;

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
  const { color, peaks } = difficulties[difficulty] ?? otherDifficulty;
  return (
    <span data-slot="difficulty" className="stamp text-white" style={getStampStyle(color)}>
      <Peaks count={peaks} />
      {difficulty}
    </span>
  );
}

/** A stamp with the intensity of an activity. */
export function IntensityBadge({ intensity }: { intensity: string }) {
  const { color, text } = intensities[intensity] ?? otherIntensity;
  return (
    <span data-slot="intensity" className={`stamp ${text}`} style={getStampStyle(color)}>
      {intensity}
    </span>
  );
}

/** The colours of access stamps; the text says the same. */
const accessColors = {
  open: 'var(--color-medium)',
  restricted: 'var(--color-ochre)',
  closed: 'var(--color-very-hard)',
  ask: 'var(--color-other)',
} as const;

type AccessBadgeProps = { access: keyof typeof accessColors; children: string };

/** A stamp with the access to a location: `Closed until winter 2027/28`. It wraps where a line is too short. */
export const AccessBadge = ({ access, children }: AccessBadgeProps) => (
  <span
    data-slot="access"
    className="stamp h-auto min-h-8 max-w-full py-1 leading-tight whitespace-normal text-white"
    style={getStampStyle(accessColors[access])}
  >
    {children}
  </span>
);
