import { todayInAlmaty } from '@almaty/dates';
import type { PlanRevision } from '@almaty/planner/schema';
import { Icon } from '@almaty/ui/icon';
import { type ReactNode, useState } from 'react';
import * as m from '#messages';
import type { PlanSources } from '../days/index.ts';
import { ActionIcon, type ActionIconName } from './ActionIcon.tsx';

/** A part of the page that a button of the stub opens; `transport` is that of the trip, at how the visitor travels. */
export type PanelName = 'trip' | 'transport' | 'bookings' | 'others' | 'now' | 'calendar' | 'share' | 'cancel';

/** The id of the button that opens a panel. */
export const getOpenerId = (panel: PanelName) => `open-${panel}`;

type Props = {
  /** The panel that is open. */
  open: PanelName | null;
  onToggle: (panel: PanelName) => void;
  revision: PlanRevision;
  sources: PlanSources;
  /** Whether the visitor's own actions are offered, or only those of a reader. */
  isVisitor: boolean;
  canEdit: boolean;
  isCancelled: boolean;
};

function StubButton({
  id,
  icon,
  isOpen,
  onClick,
  children,
}: {
  id?: string;
  icon: ActionIconName | 'close';
  isOpen?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      id={id}
      aria-expanded={isOpen}
      onClick={onClick}
      className="flex min-h-12 cursor-pointer items-center gap-2.5 border-b-2 border-on-kraft/16 text-left font-[680] hover:border-on-kraft"
    >
      {icon === 'close' ? <Icon name="close" /> : <ActionIcon name={icon} />}
      {children}
    </button>
  );
}

/** What can be done with a plan besides sending it. */
export function StubActions({ open, onToggle, revision, sources, isVisitor, canEdit, isCancelled }: Props) {
  const panelButton = (panel: PanelName, icon: ActionIconName | 'close', text: string) => (
    <StubButton id={getOpenerId(panel)} icon={icon} isOpen={open === panel} onClick={() => onToggle(panel)}>
      {text}
    </StubButton>
  );
  const { start_date, end_date } = revision.plan;
  const today = todayInAlmaty();
  const isToday = start_date <= today && today <= end_date;
  const [gpxStatus, setGpxStatus] = useState('');
  const saveGpx = async () => {
    setGpxStatus(m.formMoment);
    try {
      const { downloadGpx } = await import('../take-along/files.ts');
      downloadGpx(revision.plan, sources);
      setGpxStatus('');
    } catch {
      setGpxStatus(m.planFileFailed);
    }
  };
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 print:hidden">
      {panelButton('calendar', 'calendar', m.planCalendar)}
      <StubButton icon="pin" onClick={saveGpx}>
        GPX
      </StubButton>
      <StubButton icon="print" onClick={() => window.print()}>
        {m.planPrint}
      </StubButton>
      {isVisitor && panelButton('share', 'share', m.planShare)}
      {canEdit && panelButton('trip', 'sliders', m.planDatesPace)}
      {canEdit && panelButton('bookings', 'booking', m.planBookings)}
      {canEdit && isToday && panelButton('now', 'pin', m.planFromHere)}
      {canEdit && panelButton('others', 'fork', m.planOtherPlans)}
      {isVisitor && panelButton('cancel', 'close', isCancelled ? m.planErase : m.planCancelTrip)}
      <p role="status" className="col-span-full text-note">
        {gpxStatus}
      </p>
    </div>
  );
}
