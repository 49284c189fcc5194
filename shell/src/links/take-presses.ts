/**
 * Takes the presses that React does not hear: in a part that is not hydrated yet, and in what never is. Presses of buttons and
 * submits are queued, and replayed once after hydration. A link is followed inside the site once that runs (follow-links.ts); a
 * link that is pressed after a button waits for it, because the press belongs to the page that the link leaves. The language that
 * a link stands for is kept at the press, also where React hears it. This runs as
 * text in the page, so it uses nothing from outside.
 */
export function takePresses(): void {
  const LONGEST_WAIT_MS = 3000;
  const queue = new Map<HTMLElement, () => void>();
  let link: HTMLElement | undefined;
  const findBoundary = (control: Element) => control.closest<HTMLElement>('[data-hydration-boundary]');
  const isHydrated = (boundary: HTMLElement) => 'hydrated' in boundary.dataset;

  const enqueue = (event: Event, control: HTMLElement, replay: () => void) => {
    const boundary = findBoundary(control);
    // A notice is of React from the first, also in a part that never gets hydrated.
    if (!boundary || isHydrated(boundary) || control.closest('[data-outlet-notice]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.set(control, replay);
    control.dataset.queued = '';
    control.ariaBusy = 'true';
    boundary.dataset.pending = '';
    // The scripts may still wait for pictures (insert-scripts.ts).
    dispatchEvent(new Event('queued'));
  };
  const replayHydrated = () => {
    for (const [control, replay] of queue) {
      const boundary = findBoundary(control);
      if (boundary && !isHydrated(boundary)) continue;
      queue.delete(control);
      delete control.dataset.queued;
      control.ariaBusy = null;
      if (!boundary) continue;
      delete boundary.dataset.pending;
      replay();
    }
  };

  // A page that was left never hydrates.
  const hasQueued = () => [...queue.keys()].some((control) => control.isConnected);
  const followLink = () => {
    const waiting = link;
    link = undefined;
    waiting?.click();
  };
  const holdLink = (pressed: HTMLElement) => {
    link = pressed;
    setTimeout(followLink, LONGEST_WAIT_MS);
  };
  /** Whether nobody but this listens to a link; what follows it inside the site takes the event. */
  const isFollowed = (pressed: HTMLElement) =>
    pressed.closest('[data-static], [data-hydration-boundary]:not([data-hydrated])') !== null &&
    !dispatchEvent(new CustomEvent('follow', { detail: pressed, cancelable: true }));
  const takeLink = (event: MouseEvent, pressed: HTMLElement) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    const isInPage = pressed.getAttribute('href')?.startsWith('#');
    const isHeld = event.isTrusted && !isInPage && hasQueued();
    if (isHeld) holdLink(pressed);
    else if (!isFollowed(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Keeps the language that a link stands for, which the response may depend on. */
  const keepLanguage = ({ target }: Event) => {
    const cookie =
      target instanceof Element && target.closest<HTMLElement>('a[data-cookie^="language="]')?.dataset.cookie;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and Safari 16.
    if (cookie) document.cookie = cookie;
  };

  // After a reload or Back nothing enters again: the visitor has seen the page.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && /^(reload|back)/.test(navigation.type))
    document.documentElement.dataset.revisited = '';
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>('button:not([popovertarget])');
      if (control) enqueue(event, control, () => control.click());
      const pressed = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
      // A page is rendered without the visitor's search, which its other languages keep.
      if (pressed && 'keepsSearch' in pressed.dataset) {
        pressed.search = location.search;
        pressed.hash = location.hash;
      }
      keepLanguage(event);
      if (pressed) takeLink(event, pressed);
    },
    true,
  );
  // A middle press, which opens another tab.
  addEventListener('auxclick', keepLanguage, true);
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement) enqueue(event, form, () => form.requestSubmit());
    },
    true,
  );
  new MutationObserver(() => {
    replayHydrated();
    if (!hasQueued()) followLink();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}
