import { type ComponentType, useEffect, useState } from 'react';
import { setToasterRequest } from './lazy-toast.ts';

type ToasterModule = { Toaster: ComponentType };

const importToaster = (): Promise<ToasterModule> => import('./Toaster.tsx');

/**
 * The place of the only toaster of the site, which is loaded with the first toast. Screen readers read only what comes into a live
 * region that was there before.
 */
export function Toasts({ load = importToaster }: { load?: () => Promise<ToasterModule> }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const request = () =>
      void load().then(
        (module) => setToaster(() => module.Toaster),
        () => {
          // Toasts wait, and one of them may have Undo: with a connection, or a press, it is tried again.
          for (const type of ['online', 'click']) addEventListener(type, request, { once: true });
        },
      );
    setToasterRequest(request);
  }, [load]);
  return <div aria-live="polite">{Toaster && <Toaster />}</div>;
}
