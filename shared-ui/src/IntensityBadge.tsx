import * as m from '#messages';
import { getStampStyle } from './stamp-style.ts';

type Intensity = { name?: string; color: string; text: string };

/** The styles of docs/specification.md, section 5: Low primary, Medium secondary, High accent, anything else muted. */
const intensities: Readonly<Record<string, Intensity>> = {
  Low: { name: m.intensityLow, color: 'var(--color-primary)', text: 'text-on-primary' },
  Medium: { name: m.intensityMedium, color: 'var(--color-secondary)', text: 'text-on-kraft' },
  High: { name: m.intensityHigh, color: 'var(--color-accent)', text: 'text-white' },
};
const otherIntensity: Intensity = { color: 'var(--color-other)', text: 'text-white' };

/** A stamp with the intensity of an activity. */
export function IntensityBadge({ intensity }: { intensity: string }) {
  const { name = intensity, color, text } = intensities[intensity] ?? otherIntensity;
  return (
    <span data-slot="intensity" className={`stamp ${text}`} style={getStampStyle(color)}>
      {name}
    </span>
  );
}
