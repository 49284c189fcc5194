import { useItinerary } from '@almaty/store';
import { loadFirstPages } from '../../content/load-first-pages.ts';
import { useLateComponent } from '../../hooks/useLateComponent.ts';
import type { SummaryPanelProps } from './SummaryPanel.tsx';

const load = async () => {
  // Its pictures are of locations that were selected on any page.
  const [{ SummaryPanel }] = await Promise.all([import('./SummaryPanel.tsx'), loadFirstPages()]);
  return SummaryPanel;
};

/** The summary panel whose code comes when it is needed. */
export function LateSummaryPanel(props: SummaryPanelProps) {
  const isNeeded = useItinerary(({ locations, activities }) => locations.length + activities.length > 0);
  const Panel = useLateComponent(load, isNeeded);
  return Panel && <Panel {...props} />;
}
