import type { PlanDocument } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import * as m from '#messages';
import type { PlanApi } from '../document/plan-api.ts';
import { CopyLink } from '../take-along/CopyLink.tsx';
import { changeThenFocus } from '../tools/move-focus.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { bold, Panel } from './Panel.tsx';
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
      return { problem: { type: 'offline' as const, message: m.planFileFailed } };
    }
  };
  return (
    <Panel title={m.planCalendar} onClose={onClose}>
      <div className="grid grid-cols-1 gap-2">
        <p>{m.planCalendarFile({ b: bold })}</p>
        <div>
          <Button variant="solid" aria-disabled={isBusy} onClick={() => run(downloadResult, () => {})}>
            {m.planSaveCalendar}
          </Button>
        </div>
      </div>
      {role === 'visitor' && (
        <div className="grid grid-cols-1 gap-2 border-t-2 border-rule pt-4">
          <p>{m.planCalendarAddressText({ b: bold })}</p>
          {calendarPath ? (
            <>
              <CopyLink id={ADDRESS_ID} label={m.planCalendarAddress} link={location.origin + calendarPath} />
              <div>
                <Button
                  variant="text"
                  aria-disabled={isBusy}
                  onClick={() => run(() => api.setExtra('calendar', false), showFrom(MAKE_ID))}
                >
                  {m.planCalendarTakeBack}
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
                {m.planCalendarMake}
              </Button>
            </div>
          )}
        </div>
      )}
      <ActionStatus isBusy={isBusy} error={error} />
    </Panel>
  );
}
