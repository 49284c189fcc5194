import { GroundImage } from '@almaty/ui/ground-image';
import frameMarks from '#generated/map-marks.json' with { type: 'json' };
import * as m from '#messages';
import { MapCredit } from '../../components/map/MapCredit.tsx';
import { MapMarks } from '../../components/map/MapMarks.tsx';
import { getGroundPath } from '../../content/view-models/grounds.ts';
import { type Frame, projections } from '../../lib/map/frames.ts';

export { MapStrip } from './MapStrip.tsx';

/** The centre in the pixels of the range. */
const CENTRE = (() => {
  const { width, height, unproject } = projections.centre;
  const [corner, end] = [unproject({ x: 0, y: 0 }), unproject({ x: width, y: height })];
  const [{ x, y }, { x: right, y: bottom }] = [projections.range.project(corner), projections.range.project(end)];
  return { x, y, width: right - x, height: bottom - y };
})();

/** Kilometres of the scale bar. */
const SCALE_KM: Readonly<Record<Frame, number>> = { range: 5, region: 50 };

/** A bar of a round length in the lower left corner. */
function ScaleBar({ frame }: { frame: Frame }) {
  const { height, pixelsPerKm } = projections[frame];
  const km = SCALE_KM[frame];
  return (
    <g transform={`translate(24 ${height - 24})`}>
      <path d={`M0-9V0H${Math.round(km * pixelsPerKm)}V-9`} className="map-scale" />
      <g transform={`translate(${Math.round(km * pixelsPerKm)} 0)`}>
        <text x="8" className="map-fixed map-town-name">
          {m.formatKm({ km })}
        </text>
      </g>
    </g>
  );
}

/** The ground of a frame with its ways, signs and names. */
export function StaticMap({ frame }: { frame: Frame }) {
  const { width, height } = projections[frame];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="map block size-full">
      <GroundImage path={getGroundPath(frame)} width={width} height={height} />
      {frame === 'range' && (
        <g className="map-from-2">
          <GroundImage path={getGroundPath('centre')} {...CENTRE} />
        </g>
      )}
      <MapMarks marks={frameMarks[frame]} />
      <ScaleBar frame={frame} />
    </svg>
  );
}

/** What is true of a frame, and what is not. */
export const MapNote = ({ frame }: { frame: Frame }) => (
  <p className="mt-3 text-note text-ink-2">{m.mapNote({ frame })}</p>
);

const LAYERS = [
  { name: 'trails', text: m.mapTrails, note: m.mapTrailsNote, frames: ['range'] },
  { name: 'water', text: m.mapWater, note: m.mapWaterNote, frames: ['range'] },
  { name: 'roads', text: m.mapRoads, note: m.mapRoadsNote, frames: ['range', 'region'] },
] as const;

/** Boxes that switch off what a frame shows besides its locations; the style sheet does it. */
export const MapLayers = ({ frame }: { frame: Frame }) =>
  LAYERS.filter(({ frames }) => (frames as readonly Frame[]).includes(frame)).map(({ name, text, note }) => (
    <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input type="checkbox" defaultChecked className={`map-layer-box-${name} size-5 shrink-0 accent-spruce`} />
      <span className="leading-tight">
        <span className="font-[680]">{text}</span> <span className="text-note">{note}</span>
      </span>
    </label>
  ));

/** What the exact map is, and what it costs. */
export const ExactNote = () => <p>{m.mapExactNote}</p>;

/** Whose data a frame is drawn from (docs/maps.md). */
export const FrameCredit = ({ frame }: { frame: Frame }) => (
  <p className="pt-1 text-right text-xs text-on-kraft">
    <MapCredit />
    <span>{frame === 'range' ? ' · Copernicus DEM' : ' · Natural Earth'}</span>
  </p>
);
