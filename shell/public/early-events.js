// Queues presses and submits that come before React has hydrated a part of the page, and replays them afterwards. A link
// that is pressed then waits for them, because they belong to the page that it leaves.
// A plain script without a build, because it must run before everything else and stay small.
(() => {
  // After a reload or Back nothing enters again: the visitor has seen the page.
  if (/^(reload|back)/.test(performance.getEntriesByType('navigation')[0]?.type))
    document.documentElement.dataset.revisited = '';
  const queue = new Map();
  const enqueue = (event, control, replay) => {
    const boundary = control?.closest('[data-hydration-boundary]');
    // A notice is of React from the first, also in a part that never gets hydrated.
    if (!boundary || 'hydrated' in boundary.dataset || control.closest('[data-outlet-notice]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.set(control, replay);
    control.dataset.queued = '';
    control.ariaBusy = 'true';
    boundary.dataset.pending = '';
    // The scripts may still wait for pictures (shell/build/insert-scripts.ts).
    dispatchEvent(new Event('queued'));
  };
  const LONGEST_WAIT_MS = 3000;
  let link;
  const followLink = () => {
    const waiting = link;
    link = null;
    waiting?.click();
  };
  // A page that was left never hydrates.
  const hasQueued = () => [...queue.keys()].some((control) => control.isConnected);
  const holdLink = (event, pressed) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!event.isTrusted || !isPlain || !hasQueued()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    link = pressed;
    setTimeout(followLink, LONGEST_WAIT_MS);
  };
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      // A tab is not always a button.
      const control = event.target.closest('button:not([popovertarget]), [role="tab"]');
      if (control) enqueue(event, control, () => control.click());
      const pressed = event.target.closest('a[href]:not([href^="#"], [target], [download])');
      if (pressed) holdLink(event, pressed);
    },
    true,
  );
  addEventListener('submit', (event) => enqueue(event, event.target, () => event.target.requestSubmit()), true);
  new MutationObserver(() => {
    for (const [control, replay] of queue) {
      const boundary = control.closest('[data-hydration-boundary]');
      if (boundary && !('hydrated' in boundary.dataset)) continue;
      queue.delete(control);
      delete control.dataset.queued;
      control.ariaBusy = null;
      if (boundary) {
        delete boundary.dataset.pending;
        replay();
      }
    }
    if (!hasQueued()) followLink();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
})();
