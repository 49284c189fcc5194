import type { ListedItem } from '@almaty/planner/items';
import { messages } from '@almaty/planner/messages';
import type { CatalogueIndex } from '@almaty/store/schema';
import type { CSSProperties } from 'react';
import * as m from '#messages';
import type { DescribedDay } from '../describe-day.ts';
import { getItemPicture } from '../get-picture.ts';
import { PlanIcon } from '../PlanIcon.tsx';
import { getPosterColor } from '../poster-color.ts';
import { type BandScale, createBandScale } from './band-scale.ts';
import { createSky } from './create-sky.ts';

/** The width of the label of sunrise or sunset on a band of full size, in percent. */
const LABEL_WIDTH = 6.5;

function Block({ listed, scale, index }: { listed: ListedItem; scale: BandScale; index: CatalogueIndex }) {
  const { item, start, end, stop } = listed;
  const style = {
    left: `${scale.toPercent(start)}%`,
    width: `${scale.toWidth(start, end)}%`,
    '--block': getPosterColor(getItemPicture(index, item)),
  } as CSSProperties;
  if (item.type === 'drive') return <span className={item.isWalk ? 'band-walk' : 'band-drive'} style={style} />;
  return (
    <span className={item.type === 'meal' ? 'band-meal' : 'band-stop display'} style={style}>
      {stop ?? <PlanIcon name="fork" className="hidden size-[15px] day-roomy:block" />}
    </span>
  );
}

const Sun = ({ time, word }: { time: string; word: string }) => (
  <span className="band-sun">
    <PlanIcon name="sun" className="size-4" />
    {time}
    <span className="day-roomy:hidden">{word}</span>
  </span>
);

/** The day to scale under its sky, for the eye: to screen readers it is one sentence, because the list says everything. */
export function DayBand({ described: { day, items }, index }: { described: DescribedDay; index: CatalogueIndex }) {
  const scale = createBandScale(day, items);
  const { time } = messages.values;
  const [first, last] = [items[0], items.at(-1)];
  const { sunrise, sunset } = day;
  const label = first && last && m.planBand({ start: time(first.start), end: time(last.end), sunrise, sunset });
  return (
    <div role="img" aria-label={label} className="mt-5 lining-nums tabular-nums">
      <div className="band-sky" style={{ background: createSky(scale.toPercent(sunrise), scale.toPercent(sunset)) }}>
        {items.map((listed) => (
          <Block key={listed.key} listed={listed} scale={scale} index={index} />
        ))}
      </div>
      <div
        className="band-hours"
        style={
          {
            '--sunrise': `${Math.max(0, scale.toPercent(sunrise) - LABEL_WIDTH)}%`,
            '--sunset': `${Math.min(scale.toPercent(sunset) + 1.5, 100 - LABEL_WIDTH)}%`,
          } as CSSProperties
        }
      >
        {scale.hours.map((hour) => (
          <span
            key={hour}
            className={`band-hour ${Number(hour.slice(0, 2)) % 6 ? 'hidden day-roomy:block' : ''}`}
            style={{ left: `${scale.toPercent(hour)}%` }}
          >
            {hour}
          </span>
        ))}
        <Sun time={sunrise} word={m.planSunrise} />
        <Sun time={sunset} word={m.planSunset} />
      </div>
    </div>
  );
}
