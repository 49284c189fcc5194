import { keepUnits } from '@almaty/planner/messages';
import * as m from '#messages';
import { PlanIcon } from '../PlanIcon.tsx';
import type { DayCaution } from './list-day-cautions.ts';
import type { NumberedSources } from './number-sources.ts';
import { SourceMarks } from './SourceMarks.tsx';

type Props = { cautions: readonly DayCaution[]; sources: NumberedSources };

/** What to mind on a day, each sentence with the marks of its sources. */
export function Mind({ cautions, sources }: Props) {
  if (cautions.length === 0) return null;
  return (
    <div className="border-t-3 border-ink pt-3">
      <h3 className="display text-xl leading-tight tracking-tight">{m.planMind}</h3>
      <ul>
        {cautions.map(({ sentence, stops, facts }) => (
          <li key={sentence} className="mt-2.5 grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 text-base leading-[1.42]">
            <PlanIcon name="warning" className="mt-0.5 size-5 text-apple-text" />
            <span>
              {stops.length > 0 && <b className="font-[680]">{`${stops.join(', ')}: `}</b>}
              {keepUnits(sentence)}
              <SourceMarks facts={facts} sources={sources} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
