import { type ComponentProps, lazy, Suspense } from 'react';
import { Panel } from './Panel.tsx';
import type { PlanPanel } from './PlanPanel.tsx';

type Props = ComponentProps<typeof PlanPanel>;

const NotLoaded = ({ onClose }: Props) => (
  <Panel title="Not loaded" onClose={onClose}>
    <p>This part could not be loaded. Check your connection, and reload the page.</p>
  </Panel>
);

const Loaded = lazy(() =>
  import('./PlanPanel.tsx').then(
    (module) => ({ default: module.PlanPanel }),
    () => ({ default: NotLoaded }),
  ),
);

/** The part of the page that a button of the header ticket opens, loaded when the first one is pressed. */
export const LazyPanel = (props: Props) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
