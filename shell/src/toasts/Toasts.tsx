import { type ComponentType, useEffect, useState } from 'react';
import { setToasterRequest } from './lazy-toast.ts';

/**
 * The place of the only toaster of the site, which is loaded with the first toast. Screen readers read only what comes into a live
 * region that was there before.
 */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    setToasterRequest(() => {
      // Without a connection the toasts wait, and the next one tries again.
      import('./Toaster.tsx').then(
        (module) => setToaster(() => module.Toaster),
        () => {},
      );
    });
  }, []);
  return <div aria-live="polite">{Toaster && <Toaster />}</div>;
}
