import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { OfflinePanel } from './OfflinePanel.tsx';
import { PANEL_SLOT } from './panel-slot.ts';

/** Shows the panel in the slot of the page. @returns ends it. */
export function start(page: HTMLElement): () => void {
  const slot = page.querySelector<HTMLElement>(`[data-slot="${PANEL_SLOT}"]`);
  if (!slot) return () => {};
  const root = createRoot(slot);
  delete slot.dataset.hydrated;
  const onKnown = () => {
    slot.dataset.hydrated = '';
  };
  root.render(createElement(OfflinePanel, { onKnown }));
  // React refuses to remove a root while it renders another one.
  return () => queueMicrotask(() => root.unmount());
}
