// Queues presses and submits that come before React has hydrated a part of the page, and replays them afterwards.
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
  };
  addEventListener(
    'click',
    (event) => {
      // A tab is not always a button.
      const controls = 'button:not([popovertarget]), [role="tab"]';
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      if (control) enqueue(event, control, () => control.click());
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
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
})();
