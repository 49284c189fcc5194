import type { PlanDocument } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import type { PlanApi } from '../document/plan-api.ts';
import { CopyLink } from '../take-along/CopyLink.tsx';
import { changeThenFocus } from '../tools/move-focus.ts';
import { ActionError } from './ActionError.tsx';
import { Panel } from './Panel.tsx';
import { useAction } from './useAction.ts';

type Props = {
  api: PlanApi;
  document: PlanDocument;
  /** Saves the plan as a file; rejects when its code cannot be loaded. */
  onDownload: () => Promise<void>;
  onDocument: (document: PlanDocument) => void;
  onClose: () => void;
};

const ADDRESS_ID = 'calendar-address';
const MAKE_ID = 'make-calendar-address';

/** Two ways into a calendar: a file of the plan as it is, and an address that follows later changes. */
export function CalendarPanel({ api, document, onDownload, onDocument, onClose }: Props) {
  const { isBusy, error, run } = useAction();
  const { role, calendarPath } = document;
  const showFrom = (id: string) => (changed: PlanDocument) => changeThenFocus(() => onDocument(changed), id);
  const downloadResult = async () => {
    try {
      await onDownload();
      return { value: null };
    } catch {
      return { problem: { type: 'offline' as const, message: 'The file could not be made. Check your connection.' } };
    }
  };
  return (
    <Panel title="Calendar" onClose={onClose}>
      <div className="grid grid-cols-1 gap-2">
        <p>
          <b>A file</b> holds the plan as it is now. Later changes are not in it, unless you send yourself the new plan
          and open the file of that email.
        </p>
        <div>
          <Button variant="solid" aria-disabled={isBusy} onClick={() => run(downloadResult, () => {})}>
            Save the calendar file
          </Button>
        </div>
      </div>
      {role === 'visitor' && (
        <div className="grid grid-cols-1 gap-2 border-t-2 border-rule pt-4">
          <p>
            <b>An address</b> that you subscribe to in your calendar app follows every change, usually within a day.
            Whoever has it sees the plan, so keep it for yourself.
          </p>
          {calendarPath ? (
            <>
              <CopyLink id={ADDRESS_ID} label="Calendar address" link={location.origin + calendarPath} />
              <div>
                <Button
                  variant="text"
                  aria-disabled={isBusy}
                  onClick={() => run(() => api.setExtra('calendar', false), showFrom(MAKE_ID))}
                >
                  Take the address back
                </Button>
              </div>
            </>
          ) : (
            <div>
              <Button
                id={MAKE_ID}
                variant="outline"
                aria-disabled={isBusy}
                onClick={() => run(() => api.setExtra('calendar', true), showFrom(ADDRESS_ID))}
              >
                Make an address
              </Button>
            </div>
          )}
        </div>
      )}
      <ActionError error={error} />
    </Panel>
  );
}
