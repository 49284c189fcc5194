import type { Plan } from '@almaty/planner/schema';
import { Picture } from '@almaty/ui/picture';
import type { CSSProperties } from 'react';
import { describeDays } from './describe-day.ts';
import { formatDayParts } from './format-day.ts';
import { getItemPicture } from './get-picture.ts';
import type { PlanSources } from './plan-sources.ts';
import { getPosterColor } from './poster-color.ts';

/** The most pictures in a row. */
const MOST_COLUMNS = 7;

/** Columns that fill their rows as evenly as they can. */
const countColumns = (days: number) => Math.ceil(days / Math.ceil(days / MOST_COLUMNS));

/** One picture for each day, in a row; each leads to its day. */
export const TripPictures = ({ plan, sources }: { plan: Plan; sources: PlanSources }) => (
  <nav
    aria-label="Days"
    className="trip-pictures"
    style={{ '--columns': countColumns(plan.days.length) } as CSSProperties}
  >
    {describeDays(plan, sources.names, sources.data).map(({ day, number, items, title }) => {
      const picture = items.map(({ item }) => getItemPicture(sources.index, item)).find(Boolean);
      const { shortWeekday, dayOfMonth } = formatDayParts(day.date);
      return (
        <a
          key={day.date}
          href={`#day-${number}`}
          className="trip-picture"
          style={{ backgroundColor: getPosterColor(picture) }}
        >
          <span className="trip-picture-image">
            {picture && <Picture source={picture} alt="" sizes="(width < 48rem) 25vw, 240px" eager />}
          </span>
          <span className="trip-picture-text lining-nums tabular-nums">
            <b className="display text-lg leading-none tracking-tight max-md:text-center">
              <span className="max-md:block max-md:text-[0.8125rem]">{shortWeekday}</span> {dayOfMonth}
            </b>
            {plan.days.length <= 5 && <span className="trip-picture-title">{title}</span>}
          </span>
        </a>
      );
    })}
  </nav>
);
