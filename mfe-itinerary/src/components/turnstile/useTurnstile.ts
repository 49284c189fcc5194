import type { TurnstileInstance } from '@marsidev/react-turnstile';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { SCRIPT_ID, turnstileCode } from './turnstile-code.ts';

/** How long the check may take after submitting, in milliseconds, with the loading of its code; it began with the page. */
const TIMEOUT_MS = 15_000;

/** Turnstile's public key, which the shell's Worker writes to the document (docs/decisions/0012); null without one. */
const useSiteKey = () =>
  useSyncExternalStore(
    () => () => {},
    () => document.documentElement.dataset.turnstile ?? null,
    () => null,
  );

const findScript = () => document.getElementById(SCRIPT_ID);

/** Controls the Turnstile widget of the form; does nothing on a site without Turnstile. */
export function useTurnstile() {
  const siteKey = useSiteKey();
  const [attempt, setAttempt] = useState(0);
  const widget = useRef<TurnstileInstance>(null);
  /** Each gets the widget when it has loaded. */
  const onLoad = useRef<((instance: TurnstileInstance) => void)[]>([]);
  const attach = useCallback((instance: TurnstileInstance | null) => {
    widget.current = instance;
    if (instance) for (const resolveWidget of onLoad.current.splice(0)) resolveWidget(instance);
  }, []);
  const waitForWidget = () =>
    new Promise<TurnstileInstance>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The Turnstile widget has not loaded')), TIMEOUT_MS);
      onLoad.current.push((instance) => {
        clearTimeout(timer);
        resolve(instance);
      });
      turnstileCode.load().catch(reject);
    });
  /** Mounts a widget whose script was removed anew: only then it loads another one. */
  const mountAnew = () => {
    if (findScript() || window.turnstile) return;
    widget.current = null;
    setAttempt((before) => before + 1);
  };
  return {
    siteKey,
    /** The key of the widget, which changes when it has to be mounted anew. */
    attempt,
    /** Takes the widget when it has loaded; null when it is gone. */
    attach,
    /**
     * The token for one request; undefined on a site without Turnstile.
     *
     * @throws Error when the widget's code does not load, or the check does not finish in time; the next call loads again
     *   what did not load.
     */
    async getToken(): Promise<string | undefined> {
      if (!siteKey) return undefined;
      const deadline = performance.now() + TIMEOUT_MS;
      mountAnew();
      try {
        // A visitor can submit the form before the code of the widget has arrived.
        const instance = widget.current ?? (await waitForWidget());
        return await instance.getResponsePromise(deadline - performance.now());
      } catch (error) {
        if (!window.turnstile) findScript()?.remove();
        throw error;
      }
    },
    /** Requests a new token, because each is valid for one request. */
    reset: () => widget.current?.reset(),
  };
}

export type TurnstileControl = ReturnType<typeof useTurnstile>;
