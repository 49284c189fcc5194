import * as m from '#messages';
import type { LocationFacts } from '../../../content/schema.ts';
import type { Trail, TrailHeights } from '../../../content/view-models/trail.ts';
import { formatWalking } from '../../../lib/trail/format-trail.ts';
import { REST_MINUTES } from '../../../lib/trail/trail-day.ts';
import { DAY_ID, SECTION_ID } from './element-ids.ts';
import { LineSource } from './LineSource.tsx';
import { TrackLink } from './TrackLink.tsx';
import { TrailFigures } from './TrailFigures.tsx';
import { TrailMapPoster } from './TrailMapPoster.tsx';
import { TrailPoints } from './TrailPoints.tsx';
import { TrailProfileFigure } from './TrailProfileFigure.tsx';

/** What holds for every day; the times of today come with the code. */
const DayRule = ({ upMinutes, downMinutes = 0 }: TrailHeights) => (
  <p>
    {m.trailDayRule({
      up: formatWalking(upMinutes),
      down: formatWalking(downMinutes),
      rest: REST_MINUTES,
      total: formatWalking(upMinutes + REST_MINUTES + downMinutes),
    })}
  </p>
);

type Props = { trail: Trail; drawing: NonNullable<Trail['drawing']>; facts: LocationFacts };

/** The way of a location: key ticket, map, profile, a day on it, and what is beside it. */
export const WayUp = ({ trail, drawing: { map, profile }, facts }: Props) => (
  <section id={SECTION_ID} aria-labelledby="way-title" className="mt-20 scroll-mt-32 print:mt-8">
    <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-3">
      <h2 id="way-title" className="display text-h2 text-display">
        {trail.heights ? m.trailTitle : m.trailTitlePlain}
      </h2>
      <p className="max-w-96">{trail.introduction}</p>
    </div>
    {/* Without a profile, ticket and list stand beside the map. */}
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] print:block">
      <div className={`ticket-shadow ${trail.heights ? 'lg:col-span-2' : 'lg:col-start-2'}`}>
        <div className="ticket items-stretch [--stub:14.5rem] max-lg:flex-col max-lg:mask-none">
          <TrailFigures trail={trail} facts={facts} className={`grow p-6 ${trail.heights ? 'lg:grid-cols-4' : ''}`} />
          <div className="flex shrink-0 items-center justify-center border-on-kraft-2 p-4 max-lg:border-t-2 max-lg:border-dotted lg:perforated lg:w-58 print:hidden">
            <TrackLink
              trail={trail}
              waypoints={facts.route?.waypoints ?? []}
              className="border-on-kraft! text-on-kraft! max-lg:w-full"
            />
          </div>
        </div>
      </div>
      <div
        className={`self-start print:static print:mt-8 ${trail.heights ? 'lg:sticky lg:map-top' : 'lg:col-start-1 lg:row-span-2 lg:row-start-1'}`}
      >
        <TrailMapPoster trail={trail} map={map} />
      </div>
      <div className="print:mt-6">
        {trail.heights && profile && (
          <>
            <TrailProfileFigure known={trail.heights} points={trail.points} profile={profile} />
            <section aria-labelledby="way-day-title" className="mt-8 break-inside-avoid">
              <h3 id="way-day-title" className="display mb-2 text-h4 text-display">
                {m.trailDayTitle}
              </h3>
              <DayRule {...trail.heights} />
              <div id={DAY_ID} className="print:hidden" />
            </section>
          </>
        )}
        <TrailPoints trail={trail} />
        <LineSource trail={trail} />
      </div>
    </div>
  </section>
);
