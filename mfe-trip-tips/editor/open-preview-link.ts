import type { MouseEvent } from 'react';
import { getPlanTripUrl } from './config.ts';

/**
 * Opens the link that was pressed in a preview: on the site and in a tab of its own, because the origin of the editor has no
 * pages, and the frame of the preview may show no other document. A source in the preview itself is scrolled to.
 */
export function openPreviewLink(event: MouseEvent): void {
  // Not instanceof: the elements of the frame have classes of their own.
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  if (!href) return;
  event.preventDefault();
  const source = href.startsWith('#') ? event.currentTarget.ownerDocument.getElementById(href.slice(1)) : null;
  if (source) source.scrollIntoView();
  else window.open(new URL(href, getPlanTripUrl(location.origin)).href, '_blank', 'noopener');
}
