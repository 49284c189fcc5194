import type { TurnstileInstance } from '@marsidev/react-turnstile';
import { useRef, useSyncExternalStore } from 'react';

/** How long the check may take after submitting, in milliseconds; it has started when the page was opened. */
const TIMEOUT_MS = 15_000;

/** Turnstile's public key, which the shell's Worker writes to the document (docs/decisions/0016); null without one. */
const useSiteKey = () =>
  useSyncExternalStore(
    () => () => {},
    () => document.documentElement.dataset.turnstile ?? null,
    () => null,
  );

/** Controls the Turnstile widget of the form; does nothing on a site without Turnstile. */
export function useTurnstile() {
  const siteKey = useSiteKey();
  const widget = useRef<TurnstileInstance>(null);
  return {
    siteKey,
    widget,
    /**
     * The token for one request; undefined on a site without Turnstile.
     *
     * @throws Error when the check does not finish in time.
     */
    async getToken(): Promise<string | undefined> {
      if (!siteKey) return undefined;
      if (!widget.current) throw new Error('The Turnstile widget has not loaded');
      return widget.current.getResponsePromise(TIMEOUT_MS);
    },
    /** Requests a new token, because each is valid for one request. */
    reset: () => widget.current?.reset(),
  };
}

export type TurnstileControl = ReturnType<typeof useTurnstile>;
