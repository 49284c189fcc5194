import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import type { ComponentProps } from 'react';
import { Panel } from './Panel.tsx';
import type { PlanPanel } from './PlanPanel.tsx';

type Props = ComponentProps<typeof PlanPanel>;

const NotLoaded = ({ onClose }: Props) => (
  <Panel title="Not loaded" onClose={onClose}>
    <p>This part could not be loaded. Check your connection, and reload the page.</p>
  </Panel>
);

const panelCode = loadable(() => import('./PlanPanel.tsx'));

/** The part of the page that a button of the header ticket opens, loaded when the first one is pressed. */
export function LazyPanel(props: Props) {
  const code = useIfLoaded(panelCode, true);
  if (code) return <code.PlanPanel {...props} />;
  return code === null && <NotLoaded {...props} />;
}
