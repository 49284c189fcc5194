import { useLateComponent } from '../../hooks/useLateComponent.ts';
import type { SummaryPanelProps } from './SummaryPanel.tsx';

const load = () => import('./SummaryPanel.tsx').then(({ SummaryPanel }) => SummaryPanel);

/** The summary panel of a page that has no room for its code. */
export function LateSummaryPanel(props: SummaryPanelProps) {
  const Panel = useLateComponent(load);
  return Panel && <Panel {...props} />;
}
