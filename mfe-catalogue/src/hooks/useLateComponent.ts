import { type ComponentType, useEffect, useState } from 'react';
import { onIntent } from '../lib/on-intent.ts';

/**
 * A component that no visitor needs before a press, so that the page itself stays small; undefined until it is loaded, and
 * when it does not load.
 *
 * @param load the same function for every render.
 * @param isNeeded loads it at once; otherwise it is loaded when the visitor begins to do something.
 */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    const loadComponent = () =>
      void load().then(
        (loaded) => setComponent(() => loaded),
        // Without a connection the page works, and the navigation bar leads on.
        () => {},
      );
    if (!isNeeded) return onIntent(document, loadComponent);
    loadComponent();
  }, [load, isNeeded]);
  return component;
}
