import { getStampStyle } from './stamp-style.ts';

/** The styles of docs/specification.md, section 5: Low primary, Medium secondary, High accent, anything else muted. */
const intensities: Readonly<Record<string, { color: string; text: string }>> = {
  Low: { color: 'var(--color-primary)', text: 'text-on-primary' },
  Medium: { color: 'var(--color-secondary)', text: 'text-on-kraft' },
  High: { color: 'var(--color-accent)', text: 'text-white' },
};
const otherIntensity = { color: 'var(--color-other)', text: 'text-white' };

/** A stamp with the intensity of an activity. */
export function IntensityBadge({ intensity }: { intensity: string }) {
  const { color, text } = intensities[intensity] ?? otherIntensity;
  return (
    <span data-slot="intensity" className={`stamp ${text}`} style={getStampStyle(color)}>
      {intensity}
    </span>
  );
}
