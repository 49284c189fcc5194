import { Icon } from '@almaty/ui/icon';
import { type CSSProperties, useEffect, useState } from 'react';
import { Toaster } from 'sonner';

// Below the navigation bar, because the bottom of a wide page belongs to the itinerary summary.
const OFFSET = { top: '5.5rem', left: '1rem', right: '1rem' };
// On a phone the headings and labels at the top need their place, so toasts are at the bottom, above the summary.
const PHONE = '(width <= 600px)';
const PHONE_OFFSET = { bottom: 'var(--toast-bottom)', left: '1rem', right: '1rem' };
// sonner sets the width of a toast inline, which a style sheet cannot override.
const style = { '--width': 'min(35rem, calc(100vw - 2rem))' } as CSSProperties;
const icons = {
  success: <Icon name="check" />,
  error: <Icon name="warning" />,
  loading: <span className="toast-spinner" />,
};

/** Whether the window is as narrow as a phone. False until hydration, when there are no toasts yet. */
function usePhone(): boolean {
  const [isPhone, setPhone] = useState(false);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const update = () => setPhone(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isPhone;
}

/** Makes toasts wait while one of them has the focus: sonner itself does so for the pointer only. */
function usePauseOnFocus(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const tell = (type: 'mousemove' | 'mouseout', { target }: FocusEvent, relatedTarget: EventTarget | null) => {
      if (target instanceof Element && target.closest('[data-sonner-toaster]'))
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget }));
    };
    addEventListener('focusin', (event) => tell('mousemove', event, null), { signal: listeners.signal });
    addEventListener('focusout', (event) => tell('mouseout', event, document.body), { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
}

/** The only toaster of the site. */
export function Toasts() {
  const isPhone = usePhone();
  usePauseOnFocus();
  return (
    <Toaster
      className="print:hidden"
      position={isPhone ? 'bottom-center' : 'top-center'}
      offset={OFFSET}
      mobileOffset={PHONE_OFFSET}
      theme="system"
      icons={icons}
      style={style}
    />
  );
}
