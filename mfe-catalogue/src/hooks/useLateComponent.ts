import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that no visitor needs before a press, loaded after hydration so that the page itself stays small; undefined
 * until then, and when it does not load.
 *
 * @param load the same function for every render.
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (loaded) => setComponent(() => loaded),
      // Without a connection the page works, and the navigation bar leads on.
      () => {},
    );
  }, [load]);
  return component;
}
