import type { TurnstileInstance } from '@marsidev/react-turnstile';
import { useRef, useSyncExternalStore } from 'react';

/** How long the check may take once the form is sent, in milliseconds: it has begun when the page came. */
const PATIENCE_MS = 15_000;

/** The site's public key of Turnstile, which the shell's Worker writes to the document (decision 16); null without one. */
const useSiteKey = () =>
  useSyncExternalStore(
    () => () => {},
    () => document.documentElement.dataset.turnstile ?? null,
    () => null,
  );

/** The check that a visitor is no robot, on a site that has one. */
export function useRobotCheck() {
  const siteKey = useSiteKey();
  const widget = useRef<TurnstileInstance>(null);
  return {
    siteKey,
    widget,
    /**
     * Proof for one request; nothing on a site without the check.
     *
     * @throws Error when the check does not come to an end.
     */
    async proof(): Promise<string | undefined> {
      if (!siteKey) return undefined;
      if (!widget.current) throw new Error('The check has not come');
      return widget.current.getResponsePromise(PATIENCE_MS);
    },
    /** A proof is good for one request: the next one needs another. */
    renew: () => widget.current?.reset(),
  };
}

export type RobotCheck = ReturnType<typeof useRobotCheck>;
