import { listChanges } from '@almaty/planner/edit';
import { Button } from '@almaty/ui/button';
import { useState } from 'react';
import { useStore } from 'zustand';
import * as m from '#messages';
import type { PlanEditor } from '../editor/plan-editor.ts';

/**
 * Has the plan sent by email. It waits until the last change is saved, so that what is sent is what is seen.
 */
export function SendButton({ editor, isOnline }: { editor: PlanEditor; isOnline: boolean }) {
  const { document, history, save, conflict } = useStore(editor.store);
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  if (!history) return null;
  const isChanged = !document.sent || listChanges(document.sent, history.present).length > 0;
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const result = await editor.api.act('send', document.etag);
    setSending(false);
    setSent('value' in result);
    if ('value' in result) editor.adopt(result.value);
    else editor.fail(result.problem);
  };
  const text = isChanged ? m.planSendNew : m.planSendAgain;
  return (
    <>
      <Button
        variant={isChanged ? 'primary' : 'outline'}
        disabled={!isOnline || save !== 'saved' || conflict !== null}
        // A disabled button would lose the focus.
        aria-disabled={isSending}
        onClick={send}
        className={`w-full whitespace-normal! print:hidden ${isChanged ? '' : 'border-on-kraft! text-on-kraft!'}`}
      >
        {isSending ? m.planSending : text}
      </Button>
      <p role="status" className="text-note print:hidden">
        {isSent && !isChanged && m.planSent}
      </p>
    </>
  );
}
