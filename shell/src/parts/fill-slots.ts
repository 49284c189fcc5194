import { SLOT_ATTRIBUTE } from '@almaty/ui/slot-attribute';
import { report } from '../reports/report.ts';
import { findInset } from '../site/find-inset.ts';
import { getModuleId } from '../site/site-page.ts';
import { getRunningInsets, loadStyles } from './federation-runtime.ts';
import { loadFragment } from './fragments.ts';

/** Creates the element of an inset, as the Worker does (shell/worker/insets.ts): links in it are followed by the shell. */
function createElement(part: string, nodes: Node): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.dataset, { mfe: part, static: '' });
  element.append(nodes);
  return element;
}

async function fillSlot(slot: Element): Promise<void> {
  const inset = findInset(getRunningInsets, slot.getAttribute(SLOT_ATTRIBUTE) ?? '');
  if (!inset) return;
  const id = getModuleId(inset) ?? '';
  try {
    // Of a page that is kept for the times without a connection its insets are a part.
    if (slot.firstChild) return await loadStyles(id);
    const { createNodes } = await loadFragment(inset);
    slot.replaceChildren(createElement(inset.part, createNodes()));
  } catch (error) {
    // The page is complete without it.
    console.warn(`The inset ${inset.path} could not be loaded`, error);
    report({ part: inset.part, metric: 'load', failure: { module: id, error } });
  }
}

/** Completes the slots of a page: their insets after a link, and where the edge could not read them, and the style sheets. */
export function fillSlots(page: Element): void {
  for (const slot of page.querySelectorAll(`[${SLOT_ATTRIBUTE}]`)) void fillSlot(slot);
}
