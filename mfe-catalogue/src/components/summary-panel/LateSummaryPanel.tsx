import { type ComponentType, useEffect, useState } from 'react';
import type { SummaryPanelProps } from './SummaryPanel.tsx';

/** The summary panel of a page that has no room for its code: it is loaded after hydration. */
export function LateSummaryPanel(props: SummaryPanelProps) {
  const [Panel, setPanel] = useState<ComponentType<SummaryPanelProps>>();
  useEffect(() => {
    import('./SummaryPanel.tsx').then(
      ({ SummaryPanel }) => setPanel(() => SummaryPanel),
      // Without a connection the page works, and the navigation bar leads on.
      () => {},
    );
  }, []);
  return Panel && <Panel {...props} />;
}
