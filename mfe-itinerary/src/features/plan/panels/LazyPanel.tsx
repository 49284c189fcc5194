import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import type { ComponentProps } from 'react';
import * as m from '#messages';
import { Panel } from './Panel.tsx';
import type { PlanPanel } from './PlanPanel.tsx';

type Props = ComponentProps<typeof PlanPanel>;

const NotLoaded = ({ onClose }: Props) => (
  <Panel title={m.planPanelNotLoaded} onClose={onClose}>
    <p>{m.planPanelNotLoadedText}</p>
  </Panel>
);

const Loading = ({ onClose }: Props) => (
  <Panel title={m.planLoading} onClose={onClose}>
    <p>{m.formMoment}</p>
  </Panel>
);

const panelCode = loadable(() => import('./PlanPanel.tsx'));

/** The part of the page that a button of the header ticket opens, loaded when the first one is pressed. */
export function LazyPanel(props: Props) {
  const code = useIfLoaded(panelCode, true);
  if (code) return <code.PlanPanel {...props} />;
  return code === null ? <NotLoaded {...props} /> : <Loading {...props} />;
}
