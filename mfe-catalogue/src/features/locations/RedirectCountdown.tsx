import { Button } from '@almaty/ui/button';
import { useEffect, useState, useSyncExternalStore } from 'react';

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
      <div className="flex w-[min(24rem,90vw)] items-center gap-4 bg-display p-4 text-paper shadow-print">
        <p className="grow">
          Great choice! Navigating to Activities in <span className="tabular-nums">{left}</span> seconds...
        </p>
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
