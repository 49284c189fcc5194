import { messages } from '@almaty/planner/messages';
import * as m from '#messages';
import type { Load } from './get-load.ts';

/** How full a day is: a bar up to the longest day of the pace, with a tick where a comfortable day ends. */
export const LoadBar = ({ minutes, load: { within, beyond, comfort, text } }: { minutes: number; load: Load }) => (
  <div className="mt-6 lining-nums tabular-nums">
    <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-note whitespace-nowrap font-[560] text-on-kraft-2">
      <span>{m.planWholeDay}</span>
      <b className="display text-lg leading-tight tracking-tight text-on-kraft">{messages.values.duration(minutes)}</b>
    </p>
    <div aria-hidden="true" className="load-bar">
      <span className="absolute inset-y-0 left-0 bg-spruce" style={{ width: `${within}%` }} />
      {beyond > 0 && <span className="load-beyond" style={{ left: `${comfort}%`, width: `${beyond}%` }} />}
      <span className="absolute -inset-y-1 w-0.5 bg-on-kraft" style={{ left: `${comfort}%` }} />
    </div>
    <p className="mt-2 text-[0.875rem] leading-snug font-[520] text-on-kraft-2">{text}</p>
  </div>
);
