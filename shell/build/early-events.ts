/**
 * Queues presses and submits that come before React has hydrated a part of the page, and replays them afterwards. A link
 * that is pressed then waits for them, because they belong to the page that it leaves. This runs as text in the page, so it
 * uses nothing from outside.
 */
export function queueEarlyEvents(): void {
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
    // The scripts may still wait for pictures (shell/build/insert-scripts.ts).
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
  const holdLink = (event: MouseEvent, pressed: HTMLElement) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!event.isTrusted || !isPlain || !hasQueued()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    link = pressed;
    setTimeout(followLink, LONGEST_WAIT_MS);
  };

  // After a reload or Back nothing enters again: the visitor has seen the page.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && /^(reload|back)/.test(navigation.type))
    document.documentElement.dataset.revisited = '';
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      // A tab need not be a button, and was none in releases from before docs/decisions/0069.
      const control = event.target.closest<HTMLElement>('button:not([popovertarget]), [role="tab"]');
      if (control) enqueue(event, control, () => control.click());
      const pressed = event.target.closest<HTMLElement>('a[href]:not([href^="#"], [target], [download])');
      if (pressed) holdLink(event, pressed);
    },
    true,
  );
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
