import type { Plan } from '@almaty/planner/schema';
import { Picture } from '@almaty/ui/picture';
import type { CSSProperties } from 'react';
import * as m from '#messages';
import { describeDays } from './describe-day.ts';
import { formatDayParts } from './format-day.ts';
import { getItemPicture } from './get-picture.ts';
import type { PlanSources } from './plan-sources.ts';
import { getPosterColor } from './poster-color.ts';

/** The most pictures in a row. */
const MOST_COLUMNS = 7;

/** Columns that fill their rows as evenly as they can. */
const countColumns = (days: number) => Math.ceil(days / Math.ceil(days / MOST_COLUMNS));

/** Narrow pictures are high, and are cropped at their sides. */
const getSizes = (columns: number) =>
  `(width < 48rem) min(${Math.round(147 / columns)}vw, 12.5rem), (width < 64rem) ${Math.round(85 / columns)}vw, ${Math.round(64 / columns)}vw`;

/** One picture for each day, in a row; each leads to its day. */
export function TripPictures({ plan, sources }: { plan: Plan; sources: PlanSources }) {
  const columns = countColumns(plan.days.length);
  const sizes = getSizes(columns);
  return (
    <nav aria-label={m.planDays} className="trip-pictures" style={{ '--columns': columns } as CSSProperties}>
      {describeDays(plan, sources.names, sources.data).map(({ day, number, items, title, translate }) => {
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
              {picture && <Picture source={picture} alt="" sizes={sizes} from={100} eager />}
            </span>
            <span className="trip-picture-text lining-nums tabular-nums">
              <b className="display text-lg leading-none tracking-tight max-md:text-center">
                <span className="max-md:block max-md:text-[0.8125rem]">{shortWeekday}</span>
                {` ${dayOfMonth}`}
              </b>
              {plan.days.length <= 5 && (
                <span translate={translate} className="trip-picture-title">
                  {title}
                </span>
              )}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
