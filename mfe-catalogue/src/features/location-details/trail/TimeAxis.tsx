import * as m from '#messages';
import type { TrailProfile } from '../../../content/view-models/trail.ts';
import { getValueAt, listMinutes } from '../../../lib/trail/heights.ts';
import { createProfileScale } from '../../../lib/trail/profile-scale.ts';
import { formatClock } from '../../../lib/trail/trail-day.ts';
import { At } from './At.tsx';

/** Where there is little room, every second time is shown, or every fourth. */
const getTimeClass = (km: number) => (km % 2 ? 'max-sm:hidden' : km % 4 ? 'tight:hidden' : '');

type Props = { upMinutes: number; profile: TrailProfile; start: number };

/** Kilometres, and when one is there. @param start in minutes after midnight. */
export function TimeAxis({ upMinutes, profile, start }: Props) {
  const { toX } = createProfileScale(profile);
  const minutes = listMinutes(profile.heights, upMinutes);
  const length = profile.heights.at(-1)?.[0] ?? 0;
  const kilometres = Array.from({ length: Math.floor(length) + 1 }, (_, km) => km);
  return (
    <svg aria-hidden="true" width="100%" height="3rem" overflow="visible" className="block text-sm">
      <rect width="100%" height="3" fill="var(--color-ink)" />
      {kilometres.map((km) => (
        <At
          key={km}
          x={toX(km)}
          textAnchor={km === 0 ? 'start' : 'middle'}
          fill="var(--color-ink)"
          className={km % 2 ? 'tight:hidden' : ''}
        >
          <path d="M0 0v7" stroke="var(--color-ink)" strokeWidth="2" />
          <text y="1.5rem" className="font-[760]">
            {km === 0 ? m.formatKm({ km }) : km}
          </text>
          <text y="2.7rem" fill="var(--color-ink-2)" className={getTimeClass(km)}>
            {formatClock(start + getValueAt(minutes, km))}
          </text>
        </At>
      ))}
    </svg>
  );
}
