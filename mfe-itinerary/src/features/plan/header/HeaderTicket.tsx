import { messages } from '@almaty/planner/messages';
import type { PlanDocument, PlanRevision } from '@almaty/planner/schema';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { TripDates } from '../../../components/ticket/TripDates.tsx';
import { type PlanSources, TripPictures, TripTotals } from '../days/index.ts';
import { getOpenerId } from './StubActions.tsx';

type Props = {
  /** The name of the section. */
  label?: string;
  document: Pick<PlanDocument, 'reference' | 'state'>;
  revision: PlanRevision;
  sources: PlanSources;
  /** What is said below the reference: which revision it is and whether it was sent. */
  status: ReactNode;
  /** Whether the form of the preferences is open, and what opens it; undefined where they cannot be changed. */
  change?: { isOpen: boolean; onToggle: () => void } | undefined;
  /** The buttons of the stub. */
  children: ReactNode;
};

/** The ticket at the head of a plan: a picture of each day, dates, preferences, totals, and what can be done with it. */
export function HeaderTicket({ label = m.planLabel, document, revision, sources, status, change, children }: Props) {
  const { plan } = revision;
  const [preferences, ...wishes] = messages.summary.preferences(plan.preferences, sources.names);
  const isCancelled = document.state === 'cancelled';
  return (
    <section aria-label={label} className="ticket-shadow text-on-kraft">
      <div className="ticket [--stub:20.625rem] max-lg:flex-col max-lg:mask-none">
        <div className="min-w-0 grow">
          <TripPictures plan={plan} sources={sources} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 px-5 pt-5 leading-snug sm:px-8">
            <p className="font-[760]">{preferences}</p>
            {change && (
              <button
                type="button"
                id={getOpenerId('transport')}
                aria-expanded={change.isOpen}
                onClick={change.onToggle}
                className="min-h-11 cursor-pointer font-[680] underline decoration-2 underline-offset-4 print:hidden"
              >
                {m.planChangeTravel}
              </button>
            )}
          </div>
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 pt-4 sm:px-8">
            <div className={`w-88 max-w-full ${isCancelled ? 'line-through decoration-4' : ''}`}>
              <TripDates start={plan.start_date} end={plan.end_date} />
            </div>
            <div className="max-w-full leading-snug">
              {wishes.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </div>
          <TripTotals plan={plan} sources={sources} />
        </div>
        <div className="perforated flex shrink-0 flex-col p-5 sm:p-8 lg:w-[20.625rem] max-lg:border-t-3 max-lg:border-dotted max-lg:border-on-kraft/45 max-lg:before:hidden">
          <p className="text-note font-[560] text-on-kraft-2">{m.planReference}</p>
          <p
            translate="no"
            className="display text-[min(1.625rem,7.5vw)] leading-tight tracking-tight whitespace-nowrap text-numeral lining-nums tabular-nums"
          >
            {document.reference}
          </p>
          <div className="mt-1 mb-5 text-note font-[560] text-on-kraft-2">{status}</div>
          {children}
        </div>
      </div>
    </section>
  );
}
