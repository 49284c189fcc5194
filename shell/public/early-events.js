// Presses made before React owns a part of the page: hold each control once, and press it when its part is live.
// Plain script, no build: it must run before everything else and stay tiny.
(() => {
  const held = new Map();
  const hold = (event, control, press) => {
    const home = control?.closest('[data-hydration-boundary]');
    if (!home || 'hydrated' in home.dataset) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(control, press);
    control.dataset.queued = '';
    home.dataset.pending = '';
  };
  addEventListener(
    'click',
    (event) => {
      // A tab need not be a button.
      const controls = 'button:not([popovertarget]), [role="tab"]';
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      if (control) hold(event, control, () => control.click());
    },
    true,
  );
  addEventListener('submit', (event) => hold(event, event.target, () => event.target.requestSubmit()), true);
  new MutationObserver(() => {
    for (const [control, press] of held) {
      const home = control.closest('[data-hydration-boundary]');
      if (home && !('hydrated' in home.dataset)) continue;
      held.delete(control);
      delete control.dataset.queued;
      if (home) {
        delete home.dataset.pending;
        press();
      }
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
})();
