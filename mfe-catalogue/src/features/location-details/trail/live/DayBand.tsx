import type { Daylight } from '@almaty/planner/calendar';
import * as m from '#messages';
import { formatClock, type TrailDay } from '../../../../lib/trail/trail-day.ts';
import { At } from '../At.tsx';

/** The band shows 03:00 to 22:00, in minutes after midnight. */
const [FROM, TO] = [180, 1320];
/** How long the colours of the sky change before and after sunrise and sunset, in minutes. */
const TWILIGHT = 45;

const toPercent = (minutes: number) =>
  Math.round(Math.min(100, Math.max(0, ((minutes - FROM) / (TO - FROM)) * 100)) * 10) / 10;
const toX = (minutes: number) => `${toPercent(minutes)}%`;
const toWidth = (from: number, to: number) => `${(toPercent(to) - toPercent(from)).toFixed(1)}%`;

const Sky = ({ sunrise, sunset }: Daylight) => {
  const stops: readonly (readonly [minutes: number, color: string])[] = [
    [FROM, '#0e2a31'],
    [sunrise - TWILIGHT, '#1d4a52'],
    [sunrise, '#f3a766'],
    [sunrise + TWILIGHT, '#f9cb90'],
    [(sunrise + sunset) / 2, '#fdf3df'],
    [sunset - TWILIGHT, '#f9cb90'],
    [sunset, '#f3a766'],
    [sunset + TWILIGHT, '#43395f'],
    [TO, '#0e2a31'],
  ];
  return (
    <linearGradient id="way-day-sky">
      {stops.map(([minutes, color]) => (
        <stop key={minutes} offset={toX(minutes)} stopColor={color} />
      ))}
    </linearGradient>
  );
};

type BlockProps = { from: number; to: number; color: string; word?: string };

const Block = ({ from, to, color, word }: BlockProps) => (
  <>
    <rect x={toX(from)} width={toWidth(from, to)} y="30%" height="70%" fill={color} stroke="#10282c" />
    {word && (
      <text x={toX((from + to) / 2)} y="65%" dy="0.35em" fill="#fff" className="font-[760] tight:hidden">
        {word}
      </text>
    )}
  </>
);

/** A time below the band, with a word. */
const Time = ({ minutes, word, y }: { minutes: number; word?: string; y: string }) => (
  <text x={toX(minutes)} y={y} className={word ? 'font-[760]' : ''}>
    {word && `${word} `}
    {formatClock(minutes)}
  </text>
);

/** The day to scale under its sky, for the eye: the sentence below says all of it. */
export function DayBand({ day, daylight }: { day: TrailDay; daylight: Daylight }) {
  const { start, top, descent, back, turnBack } = day;
  return (
    <div className="mt-3 text-sm tabular-nums">
      <svg
        aria-hidden="true"
        width="100%"
        height="3.5rem"
        overflow="visible"
        textAnchor="middle"
        className="exact-colors block"
      >
        <defs>
          <Sky {...daylight} />
        </defs>
        <rect width="100%" height="100%" fill="url(#way-day-sky)" />
        <Block from={start} to={top} color="#1f5349" word={m.trailUp} />
        <Block from={top} to={descent} color="#f9dfae" />
        <Block from={descent} to={back} color="#2b4a66" word={m.trailDown} />
        <At x={toPercent(daylight.sunset)}>
          <rect x="-1" width="2" height="100%" fill="#fff" />
        </At>
        <At x={toPercent(turnBack)}>
          <rect x="-2" y="-6" width="4" height="4.25rem" fill="#c8402f" />
        </At>
      </svg>
      <svg
        aria-hidden="true"
        width="100%"
        height="4.25rem"
        overflow="visible"
        textAnchor="middle"
        fill="var(--color-ink)"
        className="block tight:hidden"
      >
        <Time minutes={start} y="1.2rem" />
        <Time minutes={back} y="1.2rem" />
        <Time minutes={turnBack} word={m.trailTurn} y="2.5rem" />
        <Time minutes={daylight.sunset} word={m.trailSunset} y="3.8rem" />
      </svg>
    </div>
  );
}
