import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';

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

/**
 * Counts 3, 2, 1 and then calls `finish`. It waits while it has the pointer or the focus and while the browser tab is
 * hidden; Cancel and Escape call `cancel` (look.md, rule 5).
 */
export function RedirectCountdown({ finish, cancel }: { finish: () => void; cancel: () => void }) {
  const [left, setLeft] = useState(SECONDS);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = useTabHidden() || pointed || focused;

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
    // The pointer and the focus only make it wait; nothing here is pressed but Cancel.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      data-mfe="catalogue"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="flex min-h-19 w-[min(35rem,calc(100vw-2rem))] items-center gap-4 bg-slip pl-4 text-on-slip shadow-print">
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
