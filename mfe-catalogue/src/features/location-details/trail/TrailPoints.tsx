import * as m from '#messages';
import { MapSign } from '../../../components/map/MapSign.tsx';
import type { Trail, TrailPoint } from '../../../content/view-models/trail.ts';
import { writeKm } from '../../../lib/trail/format-trail.ts';

/** What is nearer to the line than this is on the path: the line is simplified by about 12 m. */
const ON_PATH_METRES = 60;

function describePoint({ kind, name = '', awayMetres }: TrailPoint): string {
  const what = m.trailPointKind({ kind, name });
  return awayMetres > ON_PATH_METRES ? m.trailPointAway({ what, metres: awayMetres }) : what;
}

const Row = ({ point: { kind, km }, text }: { point: TrailPoint; text: string }) => (
  <li className="flex items-start gap-2.5 border-b border-rule py-2 tight:flex-wrap">
    <svg viewBox="-10 -10 20 20" aria-hidden="true" className="map size-6 shrink-0">
      <MapSign kind={kind} />
    </svg>
    <b className="min-w-14 whitespace-nowrap tabular-nums">{m.trailKm({ km: writeKm(km) })}</b>
    <span>{text}</span>
  </li>
);

/** Water, huts and rescue posts beside a trail in words, and what nobody has checked. */
export function TrailPoints({ trail: { points, nearestHut } }: { trail: Trail }) {
  const hasShelter = nearestHut || points.some(({ kind }) => kind === 'hut' || kind === 'rescue');
  return (
    <>
      <ul aria-label={m.trailPoints} className="mt-5 gap-x-8 border-t-2 border-ink sm:grid sm:grid-cols-2 tight:block">
        {points.map((point) => (
          <Row key={`${point.kind} ${point.km}`} point={point} text={describePoint(point)} />
        ))}
        {nearestHut && (
          <Row
            point={nearestHut}
            text={m.trailNearestHut({
              name: nearestHut.name ?? '',
              km: m.formatKm({ km: Math.round(nearestHut.awayMetres / 100) / 10 }),
            })}
          />
        )}
      </ul>
      <p className="mt-3 text-note text-ink-2">
        {hasShelter ? m.trailUnchecked : `${m.trailNoHut}. ${m.trailUnchecked}`}
      </p>
    </>
  );
}
