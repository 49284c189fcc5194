import { OWN_NAMES } from '@almaty/languages';
import { MAX_NOTE_LENGTH, type PlanDocument, type ProviderDetails } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { useState } from 'react';
import * as m from '#messages';
import type { PlanApi } from '../document/plan-api.ts';
import { ActionStatus } from '../panels/ActionStatus.tsx';
import { useAction } from '../panels/useAction.ts';
import { changeThenFocus } from '../tools/move-focus.ts';
import { DeskLinks } from './DeskLinks.tsx';
import { formatMoment } from './format-moment.ts';
import { OpenRequests } from './OpenRequests.tsx';

function describeDelivery({ delivery, scheduledAt }: ProviderDetails): string {
  const moment = scheduledAt && formatMoment(scheduledAt);
  switch (delivery) {
    case 'scheduled':
      return moment ? m.deskScheduled({ moment }) : m.deskAboutToSend;
    case 'held':
      return moment ? m.deskHeldUntil({ moment }) : m.deskHeld;
    case 'sent':
      return m.deskSent;
    case 'undeliverable':
      return m.deskUndeliverable;
    case 'answered':
      return m.deskAnswered;
  }
}

type Recorded = ProviderDetails['actions'][number];

/** What was done, by whom and when: `…: the provider held the plan, revision 2`. */
const describeAction = ({ at, actor, action, revision }: Recorded): string =>
  m.deskAction({
    moment: formatMoment(at),
    ...{ actor, action },
    hasRevision: revision === undefined ? 'no' : 'yes',
    revision: revision ?? '',
  });

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
    <section
      aria-labelledby="desk"
      className="mb-8 border-2 border-ink bg-field px-5 pt-5 pb-6 sm:px-8 print:hidden **:aria-disabled:opacity-60"
    >
      <h2 id="desk" className="display text-h3">
        {m.deskTitle}
      </h2>
      <p id={STATE_ID} tabIndex={-1} role="status" className="mt-2">
        {`${describeDelivery(details)} ${m.deskPromised({ moment: formatMoment(document.deadline) })}`}
      </p>
      {document.state === 'ready' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button disabled={!isSaved} aria-disabled={isBusy} onClick={() => act('send')}>
            {delivery === 'sent' ? m.deskSendAgain : m.deskSendNow}
          </Button>
          {delivery === 'scheduled' && (
            <Button variant="outline" aria-disabled={isBusy} onClick={() => act('hold')}>
              {m.deskHold}
            </Button>
          )}
          {isOpen && (
            <Button variant="outline" aria-disabled={isBusy} onClick={() => act('answered')}>
              {m.deskAnswerMyself}
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
          {m.deskNote}
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
          {[
            m.deskNoteHint,
            ...(document.language ? [m.deskVisitorLanguage({ language: OWN_NAMES[document.language] })] : []),
            m.deskNoteLanguage,
          ].join(' ')}
        </p>
        <Button type="submit" variant="solid" size="sm" aria-disabled={isBusy}>
          {m.deskSaveNote}
        </Button>
        <p role="status" className="text-note">
          {isNoteSaved && m.deskNoteSaved}
        </p>
      </form>
      <ActionStatus isBusy={isBusy} error={error} />
      <details className="mt-6">
        <summary className="min-h-11 cursor-pointer font-[680]">{m.deskActions}</summary>
        <ul className="mt-2 grid gap-1 text-note">
          {details.actions.map((recorded) => (
            <li key={`${recorded.at} ${recorded.action}`}>{describeAction(recorded)}</li>
          ))}
        </ul>
      </details>
      <OpenRequests api={api} reference={document.reference} />
      <DeskLinks api={api} />
    </section>
  );
}
