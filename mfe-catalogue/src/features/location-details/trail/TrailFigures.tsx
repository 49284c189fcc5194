import * as m from '#messages';
import type { LocationFacts } from '../../../content/schema.ts';
import type { Trail, TrailHeights } from '../../../content/view-models/trail.ts';
import { formatDuration, formatElevation } from '../../../lib/format.ts';
import { formatWalking } from '../../../lib/trail/format-trail.ts';

/** A walk is as long as the guide's own when the two differ by less than this. */
const SAME_WALK_KM = 0.5;

/** The guide's own time for a walk; nothing when it has another walk. */
function describeGuideTime({ walkKm, visitMinutes }: LocationFacts, trail: Trail): string | undefined {
  const isSame = walkKm && Math.abs(walkKm.value - trail.walkKm) < SAME_WALK_KM;
  return isSame ? m.trailGuideTime({ duration: formatDuration(visitMinutes.value) }) : undefined;
}

type Figure = { value: string; term: string; note?: string | undefined; color?: string };

const SHAPES = { out_and_back: 'back', one_way: 'through', loop: 'loop' } as const;

const listHeightFigures = (
  { climb, upMinutes, downMinutes = 0, highestMetres }: TrailHeights,
  guideTime: string | undefined,
): Figure[] => [
  {
    value: formatElevation(climb.metres),
    term: climb.isAbout ? m.trailClimbAbout : m.trailClimb,
    color: 'text-numeral',
  },
  { value: formatWalking(upMinutes + downMinutes), term: m.trailWalking, note: guideTime },
  { value: formatElevation(highestMetres), term: m.trailHighest },
];

type Props = { trail: Trail; facts: LocationFacts; className?: string };

/** How long, how high and how many hours: what is known of a trail before it is walked. */
export function TrailFigures({ trail, facts, className = '' }: Props) {
  const { walkKm, heights, shape } = trail;
  const guideTime = describeGuideTime(facts, trail);
  const figures: Figure[] = [
    {
      value: m.formatKm({ km: walkKm }),
      term: m.trailShape({ shape: SHAPES[shape] }),
      note: heights ? undefined : guideTime,
    },
    ...(heights ? listHeightFigures(heights, guideTime) : [{ value: m.trailUnknown, term: m.trailHeightsUnknown }]),
  ];
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-4 tight:grid-cols-1 ${className}`}>
      {figures.map(({ value, term, note, color = '' }) => (
        <div key={term} className="flex flex-col-reverse justify-end">
          <dt className="text-note leading-snug">
            {term}
            {note && <span className="block">{note}</span>}
          </dt>
          <dd className={`display text-h3 leading-tight whitespace-nowrap tabular-nums ${color}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
