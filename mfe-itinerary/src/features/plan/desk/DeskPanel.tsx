import { MAX_NOTE_LENGTH, type PlanDocument, type ProviderDetails } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { useState } from 'react';
import type { PlanApi } from '../document/plan-api.ts';
import { ActionError } from '../panels/ActionError.tsx';
import { useAction } from '../panels/useAction.ts';
import { changeThenFocus } from '../tools/move-focus.ts';
import { DeskLinks } from './DeskLinks.tsx';
import { formatMoment } from './format-moment.ts';
import { OpenRequests } from './OpenRequests.tsx';

const ACTION_TEXTS: Readonly<Record<ProviderDetails['actions'][number]['action'], string>> = {
  plan_made: 'made the plan',
  plan_changed: 'changed the plan',
  plan_sent: 'sent the plan',
  plan_held: 'held the plan',
  note_changed: 'changed the note',
  answered: 'took over the answer',
  cancelled: 'cancelled the trip',
  share_link_made: 'made a link for others',
  share_link_taken_back: 'took the link for others back',
  calendar_address_made: 'made a calendar address',
  calendar_address_taken_back: 'took the calendar address back',
};

function describeDelivery({ delivery, scheduledAt }: ProviderDetails): string {
  const moment = scheduledAt ? formatMoment(scheduledAt) : '';
  switch (delivery) {
    case 'scheduled':
      return moment ? `The plan goes out by itself on ${moment}.` : 'The plan is about to be sent.';
    case 'held':
      return moment
        ? `You hold the plan. Unless you send it, it goes out by itself on ${moment}.`
        : 'You hold the plan.';
    case 'sent':
      return 'The plan was sent to the visitor.';
    case 'undeliverable':
      return 'The email with the plan could not be delivered. Ask the operator why, or reach the visitor in another way.';
    case 'answered':
      return 'You answer this visitor yourself. Nothing is sent by itself.';
  }
}

const STATE_ID = 'desk-state';

type Props = {
  api: PlanApi;
  document: PlanDocument;
  /** Whether the API has every change: only then the plan may be sent. */
  isSaved: boolean;
  details: ProviderDetails;
  onDocument: (document: PlanDocument) => void;
};

/** What only the provider does with a request: send or hold its plan, answer it themselves, write a note to the visitor. */
export function DeskPanel({ api, document, isSaved, details, onDocument }: Props) {
  const { isBusy, error, run } = useAction();
  const [isNoteSaved, setNoteSaved] = useState(false);
  const { delivery } = details;
  const isOpen = delivery !== 'sent' && delivery !== 'answered';
  const act = (action: 'send' | 'hold' | 'answered') =>
    run(
      () => api.act(action, document.etag),
      (changed) => changeThenFocus(() => onDocument(changed), STATE_ID),
    );
  return (
    <section aria-labelledby="desk" className="mb-8 border-2 border-ink bg-field px-5 pt-5 pb-6 sm:px-8 print:hidden">
      <h2 id="desk" className="display text-h3">
        Provider’s desk
      </h2>
      <p id={STATE_ID} tabIndex={-1} role="status" className="mt-2">
        {`${describeDelivery(details)} Promised by ${formatMoment(document.deadline)}, Almaty time.`}
      </p>
      {document.state === 'ready' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button disabled={!isSaved} aria-disabled={isBusy} onClick={() => act('send')}>
            {delivery === 'sent' ? 'Send the plan again' : 'Send the plan now'}
          </Button>
          {delivery === 'scheduled' && (
            <Button variant="outline" aria-disabled={isBusy} onClick={() => act('hold')}>
              Hold it
            </Button>
          )}
          {isOpen && (
            <Button variant="outline" aria-disabled={isBusy} onClick={() => act('answered')}>
              I answer this myself
            </Button>
          )}
        </div>
      )}
      <form
        className="mt-6 max-w-180"
        onSubmit={(event) => {
          event.preventDefault();
          const note = String(new FormData(event.currentTarget).get('note') ?? '');
          setNoteSaved(false);
          void run(
            () => api.saveNote(note),
            (changed) => {
              onDocument(changed);
              setNoteSaved(true);
            },
          );
        }}
      >
        <label htmlFor="desk-note" className="mb-2 block font-bold">
          Note to the visitor
        </label>
        <textarea
          id="desk-note"
          name="note"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          dir="auto"
          defaultValue={document.note}
          className="w-full rounded-xs border-2 border-edge bg-field p-4"
        />
        <p className="mb-3 text-note text-ink-2">
          It stands above the plan, on the visitor’s page and in the next email, and not on shared links. Addresses of
          websites are plain text there, not links; invisible control characters are taken out.
        </p>
        <Button type="submit" variant="solid" size="sm" aria-disabled={isBusy}>
          Save the note
        </Button>
        <p role="status" className="text-note">
          {isNoteSaved && 'The note is saved.'}
        </p>
      </form>
      <ActionError error={error} />
      <details className="mt-6">
        <summary className="min-h-11 cursor-pointer font-[680]">What was done with this request</summary>
        <ul className="mt-2 grid gap-1 text-note">
          {details.actions.map(({ at, actor, action, revision }) => (
            <li key={`${at} ${action}`}>
              {`${formatMoment(at)}: the ${actor} ${ACTION_TEXTS[action]}${revision === undefined ? '' : `, revision ${revision}`}`}
            </li>
          ))}
        </ul>
      </details>
      <OpenRequests api={api} reference={document.reference} />
      <DeskLinks api={api} />
    </section>
  );
}
