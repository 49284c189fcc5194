import { routes } from '@almaty/delivery/routes';
import { createTripMap } from '@almaty/planner/map';
import { messages } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import type { PlanSources } from '../plan-sources.ts';
import { MapCaption } from './MapCaption.tsx';
import { MapPoster } from './MapPoster.tsx';
import { PlanMap } from './PlanMap.tsx';

const [NARROW, WIDE] = [
  { width: 336, height: 280 },
  { width: 640, height: 420 },
];

/** The whole trip on one map; a stop has the number of its day. Nothing for a plan without known places. */
export function TripMap({ plan, sources }: { plan: Plan; sources: PlanSources }) {
  const map = createTripMap(plan, sources.data, sources.names);
  if (!map) return null;
  const draw = (size: typeof NARROW) => (
    <PlanMap
      layout={map.layOut({ size, roughText: m.planMapRough })}
      sources={sources}
      label={m.planMapOfTrip({ places: map.marks.map(({ label }) => label).join(', ') })}
    />
  );
  return (
    <div>
      <MapPoster
        color="var(--color-spruce)"
        title={m.planWholeTrip}
        note={messages.values.distance(plan.totals.driveKm)}
      >
        <div className="md:hidden">{draw(NARROW)}</div>
        <div className="max-md:hidden">{draw(WIDE)}</div>
      </MapPoster>
      <MapCaption isLinked />
      <p className="text-note print:hidden">
        {m.planMapAll({
          link: (content) => (
            <Link
              to={routes.map}
              className="inline-flex min-h-11 items-center underline decoration-2 underline-offset-4"
            >
              {content}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
