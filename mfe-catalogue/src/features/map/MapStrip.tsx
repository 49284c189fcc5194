import * as m from '#messages';
import { formatElevation } from '../../lib/format.ts';
import type { Frame } from '../../lib/map/frames.ts';

/** The heights that are named on the key, in metres: where its bands of colour begin (build/map/grounds/draw-relief.ts). */
const KEY_METRES = [900, 2000, 3200, 4400];

/** What the colours of the range mean. */
const HeightKey = () => (
  <span className="min-w-0 grow basis-56 text-xs tabular-nums sm:max-w-80">
    <span className="map-heights block h-3.5" />
    <span className="mt-1 flex flex-wrap justify-between gap-x-3">
      {KEY_METRES.map((metres) => (
        <span key={metres}>{formatElevation(metres)}</span>
      ))}
    </span>
  </span>
);

/** What the strip below a map says: its title, the key of its heights, and north. */
export const MapStrip = ({ frame }: { frame: Frame }) => (
  <>
    <span className="display text-h3 uppercase">{m.mapFrame({ frame })}</span>
    {frame === 'range' && <HeightKey />}
    <svg viewBox="0 0 30 36" aria-hidden="true" className="h-9 max-sm:hidden">
      <path d="M15 0L27 36L15 29L3 36z" fill="#fff6e3" />
      <path d="M15 0L15 29L3 36z" fill="#f3a766" />
    </svg>
  </>
);
