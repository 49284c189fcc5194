import type { PointerEvent } from 'react';
import type { TrailMap } from '../../../../content/view-models/trail.ts';
import { findNearestKm, findPlace } from './find-nearest-km.ts';

type Props = { map: TrailMap; km: number | undefined; onPoint: (km: number) => void };

/** A ring on the line of a map where the visitor points on the profile; pointing at the line does the same. */
export function MapRing({ map: { width, height, line }, km, onPoint }: Props) {
  const ring = km !== undefined && findPlace(line, km);
  const handlePoint = ({ clientX, clientY, currentTarget }: PointerEvent<SVGElement>) => {
    const svg = currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (!svg) return;
    const [x, y] = [((clientX - svg.left) / svg.width) * width, ((clientY - svg.top) / svg.height) * height];
    onPoint(findNearestKm(line, { x, y }));
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path
        d={`M${line.map(([, x, y]) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke="#0000"
        strokeWidth="28"
        pointerEvents="stroke"
        onPointerMove={handlePoint}
        onPointerDown={handlePoint}
      />
      {ring && <circle data-ring="" cx={ring.x} cy={ring.y} r="9" className="trail-ring" />}
    </svg>
  );
}
