import * as m from '#messages';
import { MapSign } from '../../../components/map/MapSign.tsx';
import type {
  Steepness,
  SteepnessBand,
  TrailHeights,
  TrailPoint,
  TrailProfile,
} from '../../../content/view-models/trail.ts';
import { formatElevation } from '../../../lib/format.ts';
import { writeKm } from '../../../lib/trail/format-trail.ts';
import { getValueAt } from '../../../lib/trail/heights.ts';
import { createProfileScale, PROFILE_RATIO, type ProfileScale } from '../../../lib/trail/profile-scale.ts';
import { DEFAULT_START } from '../../../lib/trail/trail-day.ts';
import { At } from './At.tsx';
import { PROFILE_ID, TIMES_ID } from './element-ids.ts';
import { TimeAxis } from './TimeAxis.tsx';

/** The colour of each steepness; the two steepest have a pattern too, because colour is not all. */
const TONES = ['#c9c68f', '#f3a766', '#c4691f', '#6b2329'] as const;
const PATTERNS = [undefined, undefined, 'stripes', 'crosses'] as const;
const STEEPNESS_NAMES = ['a', 'b', 'c', 'd'] as const;
/** Units of the drawing, which is stretched into its place in the same proportion. */
const [WIDTH, HEIGHT] = [900, 900 / PROFILE_RATIO];
const GRID_METRES = 200;

const Patterns = () => (
  <defs>
    <linearGradient id="way-sky" x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="var(--color-sky-1)" />
      <stop offset="1" stopColor="var(--color-sky-2)" />
    </linearGradient>
    <pattern id="way-stripes" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V9" stroke="#fff6e3" strokeWidth="3" opacity=".5" />
    </pattern>
    <pattern id="way-crosses" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V8M0 0H8" stroke="#fff6e3" strokeWidth="2" opacity=".5" />
    </pattern>
  </defs>
);

/** Fills with the colour of a steepness and its pattern. */
const Tint = ({ d, steepness }: { d: string; steepness: Steepness }) => (
  <>
    <path d={d} fill={TONES[steepness]} />
    {PATTERNS[steepness] && <path d={d} fill={`url(#way-${PATTERNS[steepness]})`} />}
  </>
);

/** Draws heights in units of the drawing. */
function createPen({ heights }: TrailProfile, { toX, toY }: ProfileScale) {
  const toPoint = (km: number) => {
    const x = (toX(km) / 100) * WIDTH;
    const y = (toY(getValueAt(heights, km)) / 100) * HEIGHT;
    return `${Math.round(x)} ${Math.round(y)}`;
  };
  const between = ({ fromKm, toKm }: SteepnessBand) => heights.filter(([km]) => km > fromKm && km < toKm);
  return {
    line: `M${heights.map(([km]) => toPoint(km)).join('L')}`,
    area: (band: SteepnessBand) =>
      `M${[band.fromKm, ...between(band).map(([km]) => km), band.toKm].map(toPoint).join('L')}V${HEIGHT}H${Math.round((toX(band.fromKm) / 100) * WIDTH)}z`,
  };
}

const listGridMetres = ({ bottomMetres, topMetres }: TrailProfile) =>
  Array.from(
    { length: Math.floor((topMetres - bottomMetres) / GRID_METRES) + 1 },
    (_, index) => bottomMetres + index * GRID_METRES,
  );

/** Signs on their stems above the line. */
type SignsProps = { points: readonly TrailPoint[]; scale: ProfileScale; heights: TrailProfile['heights'] };
const Signs = ({ points, scale, heights }: SignsProps) =>
  points.map(({ kind, km }) => (
    <At key={`${kind} ${km}`} x={scale.toX(km)} y={scale.toY(getValueAt(heights, km))} className="map">
      <path d="M0 0v-20" stroke="var(--color-ink)" strokeWidth="1.5" />
      <g transform="translate(0 -28) scale(1.2)">
        <MapSign kind={kind} />
      </g>
    </At>
  ));

function Legend({ bands }: TrailProfile) {
  const used = ([0, 1, 2, 3] as const).filter((each) => bands.some(({ steepness }) => steepness === each));
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-note">
      {used.map((steepness) => (
        <li key={steepness} className="flex items-center gap-2 whitespace-nowrap">
          <svg viewBox="0 0 26 16" aria-hidden="true" width="26" height="16" className="exact-colors">
            <Tint d="M0 0h26v16H0z" steepness={steepness} />
          </svg>
          {m.trailSteepness({ steepness: STEEPNESS_NAMES[steepness] })}
        </li>
      ))}
    </ul>
  );
}

type Props = { known: TrailHeights; points: readonly TrailPoint[]; profile: TrailProfile };

/** The heights along a trail, with the steepness of each part and the times of a start at nine. */
export function TrailProfileFigure({ known: { source, highestMetres, upMinutes }, points, profile }: Props) {
  const { heights, bands, steepest, exaggeration } = profile;
  const scale = createProfileScale(profile);
  const pen = createPen(profile, scale);
  const [start, end] = [heights[0]?.[1] ?? 0, heights.at(-1)?.[1] ?? 0];
  const label = m.trailProfileName({
    km: m.formatKm({ km: Math.round((heights.at(-1)?.[0] ?? 0) * 10) / 10 }),
    start: formatElevation(start),
    end: formatElevation(end),
    top: formatElevation(highestMetres),
  });
  const grid = listGridMetres(profile);
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mb-4">
        <h3 className="display text-h4 text-display">{m.trailProfileTitle}</h3>
        <p className="mt-1 text-note text-ink-2">
          {m.trailSteepest({ percent: steepest.percent, km: writeKm(steepest.km) })}
        </p>
      </figcaption>
      <div className="trail-profile tabular-nums">
        <div id={PROFILE_ID} className="relative">
          <svg role="img" aria-label={label} overflow="visible" className="exact-colors block size-full">
            <Patterns />
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              width="100%"
              height="100%"
            >
              <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} fill="url(#way-sky)" />
              {grid.map((metres) => (
                <path
                  key={metres}
                  d={`M0 ${Math.round((scale.toY(metres) / 100) * HEIGHT)}h${WIDTH}`}
                  stroke="var(--color-ink)"
                  opacity=".15"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              {bands.map((band) => (
                <Tint key={band.fromKm} d={pen.area(band)} steepness={band.steepness} />
              ))}
              <path
                d={pen.line}
                fill="none"
                stroke="var(--color-ink)"
                strokeWidth="3.5"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <Signs points={points} scale={scale} heights={heights} />
          </svg>
        </div>
        <svg aria-hidden="true" overflow="visible" className="text-sm">
          {grid.map((metres, index) => (
            <text
              key={metres}
              className={index % 2 ? 'tight:hidden' : ''}
              x="8"
              y={`${scale.toY(metres)}%`}
              dy="0.35em"
            >
              {formatElevation(metres)}
            </text>
          ))}
        </svg>
        <div id={TIMES_ID} className="trail-times">
          <TimeAxis upMinutes={upMinutes} profile={profile} start={DEFAULT_START} />
        </div>
      </div>
      <Legend {...profile} />
      <p className="mt-2 text-note text-ink-2">{m.trailProfileNote({ times: writeKm(exaggeration), source })}</p>
    </figure>
  );
}
