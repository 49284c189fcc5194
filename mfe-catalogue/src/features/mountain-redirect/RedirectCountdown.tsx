import { type CSSProperties, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as m from '#messages';

/** The length and the interval of the countdown (docs/specification.md, section 9). */
const COUNTDOWN_SECONDS = 3;
const INTERVAL_MS = 1000;

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const useDocumentHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

/** A visitor who has not scrolled for this long has stopped, in milliseconds. */
const SCROLL_PAUSE_MS = 400;

/** Whether the visitor scrolls the page. */
function useScrolling(): boolean {
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      setIsScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsScrolling(false), SCROLL_PAUSE_MS);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', handleScroll);
    };
  }, []);
  return isScrolling;
}

/** Whether the pointer or the focus is on the list of toasts: on this toast or on another one of its stack. */
function useHoverOrFocus(toast: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const toastList = toast.current?.closest('ol') ?? toast.current;
    const listeners = new AbortController();
    const listen = (type: string, listener: () => void) =>
      toastList?.addEventListener(type, listener, { signal: listeners.signal });
    listen('pointerenter', () => setIsHovered(true));
    listen('pointerleave', () => setIsHovered(false));
    listen('focusin', () => setHasFocus(true));
    listen('focusout', () => setHasFocus(false));
    return () => listeners.abort();
  }, [toast]);
  return isHovered || hasFocus;
}

type Props = { onFinish: () => void; onCancel: () => void };

/**
 * The toast that counts 3, 2, 1 and then calls `onFinish`; Cancel and Escape call `onCancel`. It pauses while it has the
 * pointer or the focus, while the page is scrolled, and while the browser tab is hidden, so that nobody is taken away while
 * reading or elsewhere.
 */
export function RedirectCountdown({ onFinish, onCancel }: Props) {
  const toast = useRef<HTMLDivElement>(null);
  const [secondsLeft, setSecondsLeft] = useState(COUNTDOWN_SECONDS);
  const isHoveredOrFocused = useHoverOrFocus(toast);
  const isScrolling = useScrolling();
  const isPaused = useDocumentHidden() || isHoveredOrFocused || isScrolling;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => (secondsLeft > 1 ? setSecondsLeft(secondsLeft - 1) : onFinish()), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [secondsLeft, isPaused, onFinish]);

  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onCancel();
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [onCancel]);

  return (
    <div ref={toast} data-mfe="catalogue">
      <div className="flex min-h-19 w-(--width) max-w-full flex-wrap items-center gap-x-4 bg-slip pl-4 text-on-slip shadow-poster forced-colors:border-2">
        <span
          aria-hidden="true"
          style={{ '--remaining': `${(secondsLeft / COUNTDOWN_SECONDS) * 100}%` } as CSSProperties}
          className="countdown-ring display grid size-13 shrink-0 place-items-center rounded-full text-[1.625rem] tabular-nums tight:hidden low:hidden"
        >
          {secondsLeft}
        </span>
        <p className="min-w-0 flex-[1_1_min(8rem,48vw)] py-3 tight:pr-4 text-base leading-snug font-[560]">
          {m.redirectLine({ seconds: secondsLeft })}
        </p>
        <button
          type="button"
          onClick={onCancel}
          className="perforated ml-auto min-h-11 min-w-27 cursor-pointer self-stretch px-5 text-base font-[760]"
        >
          {m.redirectCancel}
        </button>
      </div>
    </div>
  );
}
