import { routes } from '@almaty/delivery/routes';
import { listItems } from '@almaty/planner/items';
import { messages } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import type { PlanSources } from '../plan-sources.ts';
import { createRouteFinder } from './find-route.ts';
import { listDayMarks } from './list-marks.ts';
import { MapCaption } from './MapCaption.tsx';
import type { MapMark } from './MapMarks.tsx';
import { MapPoster } from './MapPoster.tsx';
import { RouteMap } from './RouteMap.tsx';

const [NARROW, WIDE] = [
  { width: 336, height: 280 },
  { width: 640, height: 420 },
];

/** The marks of all days, each place once, numbered by the first day that stops there. */
function listTripMarks(
  plan: Plan,
  { data, names }: PlanSources,
  findNode: ReturnType<typeof createRouteFinder>['findNode'],
) {
  const items = listItems(plan);
  const marks = plan.days.flatMap((day, index) => {
    const ofDay = items.filter(({ dayNumber }) => dayNumber === index + 1);
    return listDayMarks(day, ofDay, data, names, findNode).map((mark) => ({ ...mark, text: String(index + 1) }));
  });
  const byKey = new Map<string, MapMark>();
  for (const mark of marks) if (!byKey.has(mark.key)) byKey.set(mark.key, mark);
  return [...byKey.values()];
}

/** The whole trip on one map; a stop has the number of its day. Nothing for a plan without known places. */
export function TripMap({ plan, sources }: { plan: Plan; sources: PlanSources }) {
  const { findRoute, findNode } = createRouteFinder(plan, sources.data);
  const marks = listTripMarks(plan, sources, findNode);
  if (marks.length === 0) return null;
  const route = [
    ...new Map(plan.days.flatMap(findRoute).map((part) => [`${part.from.id} ${part.to.id}`, part])).values(),
  ];
  const draw = (size: typeof NARROW) => (
    <RouteMap
      roads={sources.data.roads}
      grounds={sources.index.grounds}
      route={route}
      marks={marks}
      size={size}
      isMerged
      label={m.planMapOfTrip({ places: marks.map(({ label }) => label).join(', ') })}
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
