import type { Erasure, PlanDocument, PlanRevision } from '@almaty/planner/schema';
import type { LoadedPlan } from '../document/plan-view.ts';
import type { PlanEditor } from '../editor/plan-editor.ts';
import type { PanelName } from '../header/StubActions.tsx';
import { BookingsPanel } from './BookingsPanel.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { CancelPanel } from './CancelPanel.tsx';
import { FromNowPanel } from './FromNowPanel.tsx';
import { OtherPlansPanel } from './OtherPlansPanel.tsx';
import { SharePanel } from './SharePanel.tsx';
import { TripPanel } from './TripPanel.tsx';

type Props = {
  name: PanelName;
  plan: LoadedPlan;
  document: PlanDocument;
  revision: PlanRevision;
  editor: PlanEditor | null;
  onDocument: (document: PlanDocument) => void;
  onErased: (erasure: Erasure) => void;
  /** Called with the rest of the trip, planned from now. */
  onPlanned: (rest: PlanRevision) => void;
  onClose: () => void;
};

/** The part of the page that a button of the header ticket opens. */
export function PlanPanel({ name, plan, document, revision, editor, onDocument, onErased, onPlanned, onClose }: Props) {
  const { address, api } = plan;
  switch (name) {
    case 'trip':
    case 'transport':
      return editor && <TripPanel {...{ editor, revision, onClose }} isAtTransport={name === 'transport'} />;
    case 'now':
      return editor && <FromNowPanel {...{ editor, revision, onPlanned, onClose }} />;
    case 'others':
      return editor && <OtherPlansPanel editor={editor} revision={revision} onClose={onClose} />;
    case 'bookings':
      return editor && <BookingsPanel editor={editor} revision={revision} onClose={onClose} />;
    case 'calendar':
      return (
        <CalendarPanel
          {...{ api, document, onDocument, onClose }}
          onDownload={async () =>
            (await import('../take-along/files.ts')).downloadCalendar(revision.plan, plan.sources)
          }
        />
      );
    case 'share':
      return <SharePanel {...{ address, api, document, onDocument, onClose }} />;
    case 'cancel':
      return <CancelPanel {...{ api, document, onDocument, onErased, onClose }} />;
  }
}
