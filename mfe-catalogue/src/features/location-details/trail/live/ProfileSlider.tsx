import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import * as m from '#messages';
import type { TrailProfile } from '../../../../content/view-models/trail.ts';
import { formatElevation } from '../../../../lib/format.ts';
import { writeKm } from '../../../../lib/trail/format-trail.ts';
import { getValueAt, listMinutes } from '../../../../lib/trail/heights.ts';
import { createProfileScale } from '../../../../lib/trail/profile-scale.ts';
import { formatClock } from '../../../../lib/trail/trail-day.ts';
import { At } from '../At.tsx';

/** How far a key moves along the way, in kilometres. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  PageUp: 0.5,
  PageDown: -0.5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

type Props = {
  upMinutes: number;
  profile: TrailProfile;
  /** In minutes after midnight. */
  start: number;
  km: number | undefined;
  onMove: (km: number) => void;
};

/** A slider over the profile: a place on the way with its height, and when one is there. */
export function ProfileSlider({ upMinutes, profile, start, km, onMove }: Props) {
  const { heights } = profile;
  const { toX, toY, toKm } = createProfileScale(profile);
  const length = heights.at(-1)?.[0] ?? 0;
  const at = km ?? 0;
  const metres = Math.round(getValueAt(heights, at));
  const reading = {
    km: writeKm(at),
    height: formatElevation(metres),
    time: formatClock(start + getValueAt(listMinutes(heights, upMinutes), at)),
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(Math.min(length, Math.max(0, Math.round((at + step) * 10) / 10)));
  };
  const handlePoint = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onMove(toKm(((clientX - left) / width) * 100));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={m.trailPlace}
      aria-valuemin={0}
      aria-valuemax={Math.round(length * 10) / 10}
      aria-valuenow={Math.round(at * 10) / 10}
      aria-valuetext={m.trailReadingSpoken(reading)}
      onKeyDown={handleKey}
      onFocus={() => km === undefined && onMove(0)}
      onPointerMove={handlePoint}
      onPointerDown={handlePoint}
      className="trail-slider absolute inset-0 print:hidden"
    >
      {km !== undefined && (
        <>
          <svg aria-hidden="true" overflow="visible" className="size-full">
            <At x={toX(at)}>
              <rect x="-1" width="2" height="100%" fill="var(--color-ink)" />
            </At>
            <circle cx={`${toX(at)}%`} cy={`${toY(metres)}%`} r="7" className="trail-ring" />
          </svg>
          <p className="trail-reading" style={{ '--at': `${toX(at)}%` } as CSSProperties}>
            {m.trailReading(reading)}
          </p>
        </>
      )}
    </div>
  );
}
