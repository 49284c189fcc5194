import { DARK_GROUND } from '@almaty/ui/dark-ground';
import { Poster } from '@almaty/ui/poster';
import * as m from '#messages';
import { MapCredit } from '../../../components/map/MapCredit.tsx';
import { MapMarks } from '../../../components/map/MapMarks.tsx';
import { NamedPins } from '../../../components/map/NamedPins.tsx';
import type { Trail, TrailEnd, TrailMap } from '../../../content/view-models/trail.ts';
import { MAP_ID } from './element-ids.ts';

const End = ({ end: { x, y, dx, dy, anchor, text, detail }, shape }: { end: TrailEnd; shape: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={shape} className="map-fixed trail-end" />
    <text x={dx} y={dy} textAnchor={anchor} className="map-fixed map-place">
      {text}
      {detail && (
        <tspan x={dx} dy="16" className="trail-detail">
          {detail}
        </tspan>
      )}
    </text>
  </g>
);

/** What a bar can be long, in kilometres, and at most in pixels: beside it is the credit. */
const SCALES = [5, 2, 1, 0.5, 0.2, 0.1];
const LONGEST_SCALE = 92;

/** A bar of a round length of the map. */
const Scale = ({ map: { height, pixelsPerKm } }: { map: TrailMap }) => {
  const km = SCALES.find((each) => each * pixelsPerKm <= LONGEST_SCALE) ?? 0.1;
  return (
    <g transform={`translate(12 ${height - 12})`}>
      <path d={`M0-5v5h${pixelsPerKm * km}v-5`} className="map-scale" />
      <g transform={`translate(${(pixelsPerKm * km) / 2} -5)`}>
        <text textAnchor="middle" className="map-fixed">
          {m.formatKm({ km })}
        </text>
      </g>
    </g>
  );
};

/** The map of a trail as a poster. The file below the marks comes when it is near the window. */
export function TrailMapPoster({ trail: { name }, map }: { trail: Trail; map: TrailMap }) {
  const { ground, width, height, marks, pins, start, end, kilometres } = map;
  const ends = { name, start: start.text, end: end.text };
  const label =
    start.detail && end.detail
      ? m.trailMapName({ ...ends, bottom: start.detail, top: end.detail })
      : m.trailMapNamePlain(ends);
  return (
    <Poster
      color="slate"
      className="max-w-96 lg:max-w-none"
      picture={
        <>
          <div id={MAP_ID} className="relative">
            <picture>
              <source srcSet={`${ground}#${DARK_GROUND}`} media="(prefers-color-scheme: dark)" />
              <img
                src={ground}
                alt=""
                loading="lazy"
                decoding="async"
                width={width}
                height={height}
                className="block h-auto w-full"
              />
            </picture>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              role="img"
              aria-label={label}
              className="map trail-map absolute inset-0 size-full"
            >
              <MapMarks marks={marks} />
              {kilometres.map(({ km, x, y }) => (
                <g key={km} transform={`translate(${x} ${y})`}>
                  <g className="map-fixed trail-km">
                    <circle r="9.5" />
                    <text y="4.5">{km}</text>
                  </g>
                </g>
              ))}
              <NamedPins pins={pins} />
              <End end={start} shape="M-9-9h18v18h-18z" />
              <End end={end} shape="M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z" />
              <Scale map={map} />
            </svg>
          </div>
          <p className="absolute right-0 bottom-0 tight:static bg-paper px-2.5 py-1 text-xs text-ink">
            <MapCredit />
          </p>
        </>
      }
      caption={
        <div className="flex grow items-center justify-between gap-4 px-4 py-3">
          <p className="display text-h4 uppercase">{name}</p>
          <svg
            viewBox="0 0 28 40"
            role="img"
            aria-label={m.trailNorth}
            width="28"
            height="40"
            className="shrink-0 fill-current"
          >
            <path d="M14 0l8 25-8-5z" opacity=".7" />
            <path d="M14 0L6 25l8-5z" />
            <text x="14" y="39" textAnchor="middle" fontSize="13" fontWeight="820">
              N
            </text>
          </svg>
        </div>
      }
    />
  );
}
