import { routes } from '@almaty/delivery/routes';
import type { PlanRevision } from '@almaty/planner/schema';
import { PageHeader } from '@almaty/ui/page-header';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import {
  BookAhead,
  type DayTools,
  NumbersAndPhrases,
  PlanDays,
  type PlanSources,
  TripCosts,
  TripMap,
  UnscheduledTickets,
} from './days/index.ts';
import { describeFit, describeTitle } from './header/phrases.ts';

type Props = {
  /** The heading and the line below it; those of a visitor's plan unless given. */
  title?: string;
  fit?: string;
  revision: PlanRevision;
  sources: PlanSources;
  /** What the provider wrote to the visitor; empty without a note. */
  note: string;
  /** The header ticket, and what its buttons have opened. */
  header: ReactNode;
  tools?: DayTools;
  renderWaysOut?: Parameters<typeof UnscheduledTickets>[0]['renderWaysOut'];
};

/** A plan from its heading to what to book ahead, the same for everybody who may see it. */
export function PlanBody({ title, fit, revision, sources, note, header, tools, renderWaysOut }: Props) {
  const { plan } = revision;
  return (
    <>
      <PageHeader title={title ?? describeTitle(plan)}>{fit ?? describeFit(revision)}</PageHeader>
      <div className="mt-10">
        {note && (
          <p className="mb-6 max-w-180 border-l-4 border-apple pl-5 wrap-anywhere">
            <b className="block">{m.planNote}</b>
            <span dir="auto" className="block whitespace-pre-line [unicode-bidi:plaintext]">
              {note}
            </span>
          </p>
        )}
        {header}
      </div>
      <div className="mt-14 grid grid-cols-1 gap-14 print:block">
        <PlanDays plan={plan} sources={sources} {...tools} />
        <UnscheduledTickets plan={plan} sources={sources} {...(renderWaysOut && { renderWaysOut })} />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <BookAhead plan={plan} sources={sources} />
          <TripMap plan={plan} sources={sources} />
        </div>
        <TripCosts plan={plan} sources={sources} />
        <NumbersAndPhrases tips={sources.tips} />
        <p className="print:hidden">
          {m.planTakeGuide({
            link: (content) => (
              <Link to={routes.offline} className="underline decoration-2 underline-offset-5">
                {content}
              </Link>
            ),
          })}
        </p>
      </div>
    </>
  );
}
