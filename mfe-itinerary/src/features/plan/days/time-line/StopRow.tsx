import type { ListedItem } from '@almaty/planner/items';
import { describeItem, keepUnits, messages } from '@almaty/planner/messages';
import type { TravelMode } from '@almaty/planner/schema';
import { Picture } from '@almaty/ui/picture';
import * as m from '#messages';
import { listStopNotes } from '../cautions/list-day-cautions.ts';
import type { NumberedSources } from '../cautions/number-sources.ts';
import { SourceMarks } from '../cautions/SourceMarks.tsx';
import type { DayTools } from '../day-tools.ts';
import { getStopId } from '../element-ids.ts';
import { getItemPicture } from '../get-picture.ts';
import type { PlanSources } from '../plan-sources.ts';
import { getPosterColor } from '../poster-color.ts';
import { DriverCard, getStopNames } from './DriverCard.tsx';
import { formatClock } from './format-clock.ts';

type Props = {
  stop: ListedItem;
  transport: TravelMode;
  sources: PlanSources;
  numbered: NumberedSources;
  tools: DayTools;
};

/** A stop: when, its number, picture and name, what it is like, and the controls that change it. */
export function StopRow({ stop, transport, sources: { data, index, names }, numbered, tools }: Props) {
  const { item, key, start, end } = stop;
  const { title, details } = describeItem(item, names, transport);
  const picture = getItemPicture(index, item);
  const localNames = getStopNames(index, item);
  const controls = tools.renderStopTools?.(stop);
  return (
    <li className="line-row" data-stop={key}>
      <div>
        <span className="line-time">{formatClock(start)}</span>
        <span className="line-end">
          {m.planUntil({ time: formatClock(end), hidden: (content) => <span className="sr-only">{content}</span> })}
        </span>
      </div>
      <span aria-hidden="true" className="rail">
        <span className="rail-stop display">{stop.stop}</span>
      </span>
      <div className="line-text stop">
        {picture && (
          <div className="stop-picture" style={{ backgroundColor: getPosterColor(picture) }}>
            <Picture
              source={picture}
              alt=""
              sizes="(width < 48rem) calc(100vw - 11rem), (width < 64rem) 92px, 136px"
              from={128}
            />
          </div>
        )}
        <div className="min-w-0">
          <h3 id={getStopId(key)} tabIndex={-1} className="stop-name display">
            <span translate={item.type === 'visit' ? 'no' : undefined}>
              {start < '24:00' ? title : messages.items.nextDay(title)}
            </span>
            {tools.movedKeys?.has(key) && <span className="stop-tag bg-secondary text-on-kraft">{m.planMoved}</span>}
            {tools.lockedKeys?.has(key) && <span className="stop-tag bg-ink text-paper">{m.planLocked}</span>}
          </h3>
          <p className="mt-1.5 text-note text-ink-2">{keepUnits(details.join(' · '))}</p>
          {listStopNotes(stop, names).map(({ sentence, facts }) => (
            <p key={sentence} className="text-note text-ink-2">
              {keepUnits(sentence)}
              <SourceMarks facts={facts} sources={numbered} />
            </p>
          ))}
          {localNames && <DriverCard item={item} data={data} names={localNames} />}
          {controls && <div className="stop-tools">{controls}</div>}
        </div>
        <div className="stop-panel">{tools.renderStopPanel?.(stop)}</div>
      </div>
    </li>
  );
}
