import * as m from '#messages';
import { writeDecimals } from '../../lib/format.ts';
import type { DistanceRings } from './distance-rings.ts';

/** The radius of the outer ring and the margin around it, in units of the viewBox. */
const RADIUS = 100;
const MARGIN = 24;
const SIZE = 2 * (RADIUS + MARGIN);
/** Radians between the direction opposite the location and the labels, so that they do not cover the north arrow. */
const LABEL_TURN = 0.5;

/**
 * Two rings around the centre of the city with the location at its distance and bearing; north is up. Decorative: the
 * text beside it says the same.
 */
export function DistanceMap({ rings: { outerRadiusKm, x, y } }: { rings: DistanceRings }) {
  const labelAngle = Math.atan2(-y, -x) + LABEL_TURN;
  const renderLabel = (radius: number, kilometres: number) => (
    <text
      x={Math.round(Math.cos(labelAngle) * radius)}
      y={Math.round(Math.sin(labelAngle) * radius) + 4}
      textAnchor="middle"
      className="fill-ink stroke-paper stroke-4 text-[0.7rem] [paint-order:stroke]"
    >
      {m.positionMapKm({ km: writeDecimals(String(kilometres)) })}
    </text>
  );
  return (
    <svg
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      aria-hidden="true"
      className="mt-4 w-full max-w-80 font-[620]"
    >
      <circle r={RADIUS} className="fill-sunk stroke-edge stroke-1" />
      <circle r={RADIUS / 2} className="fill-none stroke-edge stroke-1 [stroke-dasharray:3_3]" />
      <path d={`M0 ${-RADIUS}V${-RADIUS - 9}m-4 4l4-5 4 5`} className="fill-none stroke-ink stroke-2" />
      {renderLabel(RADIUS, outerRadiusKm)}
      {renderLabel(RADIUS / 2, outerRadiusKm / 2)}
      <path d={`M0 0L${x * RADIUS} ${y * RADIUS}`} className="stroke-apple stroke-2" />
      <circle r="4" className="fill-display" />
      <circle cx={x * RADIUS} cy={y * RADIUS} r="7" className="fill-apple stroke-paper stroke-2" />
    </svg>
  );
}
