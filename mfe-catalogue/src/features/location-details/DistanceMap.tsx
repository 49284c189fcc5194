import type { Rings } from './rings.ts';

/** Radius of the outer ring in the units of the drawing, and the room around it. */
const RADIUS = 100;
const MARGIN = 24;
const SIZE = 2 * (RADIUS + MARGIN);
/** Labels stand across the city from the place, turned so far, in radians, that the arrow to the north stays free. */
const LABEL_TURN = 0.5;

/** Two rings around the city with the place on its bearing; north is up. The text beside it says the same. */
export function RingMap({ rings: { outer, x, y } }: { rings: Rings }) {
  const across = Math.atan2(-y, -x) + LABEL_TURN;
  const label = (radius: number, kilometres: number) => (
    <text
      x={Math.round(Math.cos(across) * radius)}
      y={Math.round(Math.sin(across) * radius) + 4}
      textAnchor="middle"
      className="fill-ink stroke-paper stroke-4 text-[0.7rem] [paint-order:stroke]"
    >
      {`${kilometres} km`}
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
      {label(RADIUS, outer)}
      {label(RADIUS / 2, outer / 2)}
      <path d={`M0 0L${x * RADIUS} ${y * RADIUS}`} className="stroke-apple stroke-2" />
      <circle r="4" className="fill-display" />
      <circle cx={x * RADIUS} cy={y * RADIUS} r="7" className="fill-apple stroke-paper stroke-2" />
    </svg>
  );
}
