import { loadable, useSettled } from '@almaty/ui/loadable';
import { type ComponentProps, createElement } from 'react';

/** The code of what nobody presses before the page is hydrated. */
export const lateControls = loadable(() => import('./late-controls.ts'));

type Controls = typeof import('./late-controls.ts');

// Within `Suspense` their prerendered HTML stays until the code has come; a button whose code does not come would do nothing.
export function ExactMapControl(props: ComponentProps<Controls['ExactMapControl']>) {
  const code = useSettled(lateControls);
  return code && createElement(code.ExactMapControl, props);
}
export function PositionControl(props: ComponentProps<Controls['PositionControl']>) {
  const code = useSettled(lateControls);
  return code && createElement(code.PositionControl, props);
}
