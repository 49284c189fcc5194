import { type CSSProperties, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The countdown's length and tick (specification, section 9). */
const SECONDS = 3;
const TICK_MS = 1000;

const subscribeToVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const useTabHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

/** Whether the pointer or the focus is on the toasts: on this one, or on one of the stack that it stands in. */
function useAttended(slip: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const toasts = slip.current?.closest('ol') ?? slip.current;
    const done = new AbortController();
    const on = (event: string, set: () => void) => toasts?.addEventListener(event, set, { signal: done.signal });
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => done.abort();
  }, [slip]);
  return pointed || focused;
}

/**
 * Counts 3, 2, 1 and then calls `finish`. It waits while it has the pointer or the focus and while the browser tab is
 * hidden; Cancel and Escape call `cancel` (look.md, rule 5).
 */
export function RedirectCountdown({ finish, cancel }: { finish: () => void; cancel: () => void }) {
  const slip = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(SECONDS);
  const attended = useAttended(slip);
  const paused = useTabHidden() || attended;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : finish()), TICK_MS);
    return () => clearTimeout(timer);
  }, [left, paused, finish]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [cancel]);

  return (
    <div ref={slip} data-mfe="catalogue">
      <div className="flex min-h-19 w-[min(35rem,calc(100vw-2rem))] items-center gap-4 bg-slip pl-4 text-on-slip shadow-poster">
        <span
          aria-hidden="true"
          style={{ '--left': `${(left / SECONDS) * 100}%` } as CSSProperties}
          className="countdown-ring display grid size-13 shrink-0 place-items-center rounded-full text-[1.625rem] tabular-nums"
        >
          {left}
        </span>
        <p className="grow py-3 text-base leading-snug font-[560]">
          Great choice! Navigating to Activities in {left} seconds...
        </p>
        <button
          type="button"
          onClick={cancel}
          className="perforated min-w-27 cursor-pointer self-stretch px-5 text-base font-[760]"
        >
          Cancel
        </button>
      </div>
    </div>
  );
}
