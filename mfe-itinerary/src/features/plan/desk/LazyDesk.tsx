import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import type { ComponentProps } from 'react';
import * as m from '#messages';
import type { DeskPanel } from './DeskPanel.tsx';

type Props = ComponentProps<typeof DeskPanel>;

const NotLoaded = () => (
  <p role="alert" className="border-2 border-ink bg-field p-5 font-bold">
    {m.deskNotLoaded}
  </p>
);

const Loading = () => (
  <p role="status" className="mb-8 h-120 bg-skeleton p-5">
    {m.formMoment}
  </p>
);

const deskCode = loadable(() => import('./DeskPanel.tsx'));

/** What only the provider does with a request, loaded for the provider only. */
export function LazyDesk(props: Props) {
  const code = useIfLoaded(deskCode, true);
  if (code) return <code.DeskPanel {...props} />;
  return code === null ? <NotLoaded /> : <Loading />;
}
