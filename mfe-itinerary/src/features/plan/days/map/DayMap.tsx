import { createRouteFinder, fitProjection, getStopNode, layOutMap, listBases, listDayMarks } from '@almaty/planner/map';
import { messages, shortenName } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import * as m from '#messages';
import type { DescribedDay } from '../describe-day.ts';
import { getItemPicture } from '../get-picture.ts';
import type { PlanSources } from '../plan-sources.ts';
import { getPosterColor } from '../poster-color.ts';
import { MapCaption } from './MapCaption.tsx';
import { MapPoster } from './MapPoster.tsx';
import { getGoogleMapsLink, getOpenStreetMapLink } from './map-links.ts';
import { PlanMap } from './PlanMap.tsx';

const SIZE = { width: 336, height: 236 };

type Props = { described: DescribedDay; plan: Plan; sources: PlanSources };

const LINK = 'inline-flex min-h-11 items-center font-[640] underline decoration-2 underline-offset-4';

/** The map of a day as a poster, and links that open its way in map apps. Nothing for a day without known places. */
export function DayMap({ described, plan, sources }: Props) {
  const { day, number, items } = described;
  const { data, index, names } = sources;
  const { findRoute, findNode } = createRouteFinder(plan, data);
  const marks = listDayMarks(day, items, data, names, findNode);
  const stops = marks.filter(({ isBase }) => !isBase);
  const [from = '', to] = [...new Set([day.base.from, day.base.to])].map((base) => shortenName(names.base(base)));
  if (marks.length === 0) return null;
  const places = [from, ...stops.map(({ label }) => label), to ?? []].flat();
  const [start, end] = listBases(day, data);
  const way = [start?.node, ...items.flatMap((item) => getStopNode(item, data) ?? []), end?.node].flatMap(
    (id) => findNode(id ?? '') ?? [],
  );
  const { centre, scale } = fitProjection(way, SIZE, 0);
  const picture = items.map(({ item }) => getItemPicture(index, item)).find(Boolean);
  const ofDay = <span className="sr-only">{`: ${messages.values.dayOfWeekAndDate(day.date)}`}</span>;
  return (
    <div>
      <MapPoster
        color={getPosterColor(picture)}
        title={to === undefined ? m.planMapAround({ base: from }) : m.planMapWay({ from, to })}
        note={messages.values.distance(day.totals.driveKm)}
      >
        <PlanMap
          layout={layOutMap({
            ...{ roads: data.roads, route: findRoute(day), marks, size: SIZE },
            roughText: m.planMapRough,
          })}
          sources={sources}
          label={m.planMapOfDay({ day: number, places: places.join(', ') })}
        />
      </MapPoster>
      <MapCaption />
      <p className="flex flex-wrap gap-x-5 text-note print:hidden">
        <a href={getGoogleMapsLink(way, plan.preferences.transport)} rel="noreferrer" target="_blank" className={LINK}>
          <span>Google Maps</span>
          {ofDay}
        </a>
        <a href={getOpenStreetMapLink(centre, SIZE.width / scale)} rel="noreferrer" target="_blank" className={LINK}>
          <span>OpenStreetMap</span>
          {ofDay}
        </a>
      </p>
    </div>
  );
}
