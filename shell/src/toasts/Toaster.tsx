import { Icon } from '@almaty/ui/icon';
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { Toaster as SonnerToaster, toast } from '#sonner';
import { startToasts } from './lazy-toast.ts';
import { choosePosition, TOP, WIDTH, watchPresses } from './toast-position.ts';
import styles from './toaster.css?inline';

// At the bottom, above the summary panel: the headings and labels at the top need their place.
const OFFSET = {
  top: `${TOP}rem`,
  bottom: 'calc(var(--toast-bottom) + env(safe-area-inset-bottom))',
  left: '1rem',
  right: '1rem',
};
// sonner sets the width of a toast inline, which a style sheet cannot override.
const style = { '--width': `min(${WIDTH}rem, calc(100vw - 2rem))` } as CSSProperties;
const icons = {
  success: <Icon name="check" />,
  error: <Icon name="warning" />,
  loading: <span className="toast-spinner" />,
};

// Undo has to be reached with the keyboard too, which four seconds, the default, are too short for.
const DURATION_MS = 10_000;

/**
 * Leaves the focus on what was pressed after a toast: sonner gives it back to what had it before the toast, while an engine
 * moves it on, and in Chromium nothing could be typed into a field that was pressed.
 */
function keepPressed({ target, relatedTarget }: FocusEvent): void {
  const isLeft = target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
  if (isLeft && relatedTarget instanceof HTMLElement && !relatedTarget.closest('[data-sonner-toaster]'))
    relatedTarget.focus({ preventScroll: true });
}

/** Makes toasts wait while one of them has the focus, too: sonner itself does so for the pointer only. */
function useFocusRules(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const tell = (type: 'mousemove' | 'mouseout', { target }: FocusEvent, relatedTarget: EventTarget | null) => {
      if (target instanceof Element && target.closest('[data-sonner-toaster]'))
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));
    };
    addEventListener('focusin', (event) => tell('mousemove', event, null), { signal: listeners.signal });
    addEventListener('focusout', (event) => tell('mouseout', event, document.body), { signal: listeners.signal });
    // On the window, where it comes after sonner's own handler.
    addEventListener('focusout', keepPressed, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}

/** A page has its own toasts: those of the page before go, but for what is still going on, and the countdown of the redirect. */
function useOwnToasts(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    for (const item of toast.getToasts())
      if (!('dismiss' in item) && item.type !== 'loading' && !item.jsx) toast.dismiss(item.id);
  }, [pathname]);
}

const PHONE = '(width < 48rem)';
const subscribeToWidth = (listener: () => void) => {
  const list = matchMedia(PHONE);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};
const isPhone = () => matchMedia(PHONE).matches;
/** How many toasts are shown at a time. */
const useVisibleToasts = () => (useSyncExternalStore(subscribeToWidth, isPhone) ? 1 : 3);

// As a text, because the loader of style sheets would be in the scripts of every page; the policy allows no `<style>` element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** The only toaster of the site. */
export function Toaster() {
  useFocusRules();
  // After sonner's own effects: it shows no toast that was created before them.
  useEffect(() => startToasts(toast, choosePosition), []);
  useEffect(watchPresses, []);
  useOwnToasts();
  const visibleToasts = useVisibleToasts();
  return (
    <SonnerToaster
      className="print:hidden"
      containerAriaLabel={m.toasterName}
      position="bottom-center"
      duration={DURATION_MS}
      visibleToasts={visibleToasts}
      offset={OFFSET}
      mobileOffset={OFFSET}
      theme="system"
      icons={icons}
      style={style}
    />
  );
}
