import { todayInAlmaty } from '@almaty/dates';
import type { Preferences } from '@almaty/planner/schema';
import { useIfLoaded } from '@almaty/ui/loadable';
import { type ReactNode, useRef, useState } from 'react';
import * as m from '#messages';
import { itemsCode } from '../../components/items-code.ts';
import { PrintedTitle } from '../../components/printed-itinerary/PrintedTitle.tsx';
import { SelectedActivities } from '../../components/selected-items/SelectedActivities.tsx';
import { SelectedLocations } from '../../components/selected-items/SelectedLocations.tsx';
import { Turnstile } from '../../components/turnstile/Turnstile.tsx';
import { useTurnstile } from '../../components/turnstile/useTurnstile.ts';
import { getDateLimits } from '../../lib/date-limits.ts';
import { loadHttpClient } from '../../lib/http-client.ts';
import { useSubmission } from '../../lib/submission.ts';
import { Honeypot } from './Honeypot.tsx';
import { PreferenceSection } from './preferences/PreferenceSection.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestTicket } from './RequestTicket.tsx';
import { FIELD_IDS } from './request-values.ts';
import { useOffline } from './useOffline.ts';
import { useRequestForm } from './useRequestForm.ts';
import type { RequestDraft } from './validate-request.ts';

type ConnectionState = { isOffline: boolean; isWaiting: boolean; isSlow: boolean; hasFailed: boolean };

/** The text about the connection, which stays while a toast would disappear; empty when all is well. */
function getConnectionText({ isOffline, isWaiting, isSlow, hasFailed }: ConnectionState): string {
  if (isOffline) return isWaiting ? m.formOfflineWaiting : m.formOffline;
  if (isWaiting) return m.formBackOnline;
  if (isSlow) return m.formSlow;
  return hasFailed ? m.formFailed : '';
}

/** What the estimate of a request is made from, and what it tells the form. */
type EstimateProps = Pick<RequestDraft, 'start' | 'end' | 'locations' | 'activities'> & {
  /** What was chosen; undefined while nothing is. */
  preferences: Preferences | undefined;
  /** The last date that can be chosen for the end, yyyy-MM-dd. */
  latestEnd: string;
  onExtend: (end: string) => void;
  onEstimated: (isPartial: boolean) => void;
};

/**
 * The request form: fields, selected items, and the ticket with the submit button.
 *
 * @param renderEstimate how much of the request fits into its days, for the ticket.
 */
export function RequestForm({ renderEstimate }: { renderEstimate: (props: EstimateProps) => ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const turnstile = useTurnstile();
  const { draft, code, isUsed, errors, summaryElement, changeEnd, ...handlers } = useRequestForm(form, turnstile);
  const isWaiting = useSubmission((submission) => submission.isWaiting);
  const isSlow = useSubmission((submission) => submission.isSlow);
  const hasFailed = useSubmission((submission) => submission.hasFailed);
  const isOffline = useOffline();
  const [isPartial, setPartial] = useState(false);
  const { start, end, locations, activities } = draft;
  const hasItems = locations.length + activities.length > 0;
  const items = useIfLoaded(itemsCode, hasItems);
  const latestEnd = getDateLimits(todayInAlmaty(), start).end.latest;
  const estimate = renderEstimate({
    ...{ start, end, locations, activities, latestEnd },
    preferences: code?.parsePreferences(draft.preferences, draft).preferences,
    onExtend: changeEnd,
    onEstimated: setPartial,
  });
  return (
    <form
      ref={form}
      noValidate
      // A submit before hydration does nothing; the default method would write the email address into the URL.
      method="dialog"
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        handlers.handleUse();
        if (target.name === FIELD_IDS.email) handlers.handleInput();
        else handlers.handleDateInput();
      }}
      onPointerDown={handlers.handleUse}
      onFocus={() => {
        handlers.handleUse();
        // Whoever fills in the form sends it later: its client is there then, also on a slow connection.
        loadHttpClient().catch(() => {});
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === FIELD_IDS.email) handlers.handleLeave();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void handlers.handleSubmit();
      }}
      className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start print:mt-0 print:block gap-12 lg:gap-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)]"
    >
      <PrintedTitle start={start} end={end} />
      {items && <items.PrintedItems locations={locations} activities={activities} />}
      <div className={hasItems && items ? 'print:hidden' : undefined}>
        {code && <code.ErrorSummary errors={errors} ref={summaryElement} />}
        <RequestFields preview={draft} errors={errors.shown} isPrepared={isUsed} onDateChange={handlers.handleLeave} />
        <Honeypot />
        <SelectedLocations id={FIELD_IDS.locations} error={errors.shown.locations} start={start} end={end} />
        <SelectedActivities />
        <PreferenceSection errors={errors.shown} onChange={handlers.handleInput} />
      </div>
      <RequestTicket draft={draft} estimate={estimate} isPartial={isPartial}>
        <p className="hidden font-bold noscript:block">{m.formNoScript}</p>
        <p role="status" className="font-bold not-empty:mb-3">
          {getConnectionText({ isOffline, isWaiting, isSlow, hasFailed })}
        </p>
        <Turnstile control={turnstile} />
      </RequestTicket>
    </form>
  );
}
