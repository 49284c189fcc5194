import { getSiteOrigin } from '@almaty/delivery/schema';
import type { MouseEvent } from 'react';

/**
 * Opens the link that was pressed in a preview: on the site and in a tab of its own, because the origin of the editor has no
 * pages, and the frame of the preview may show no other document. A source in the preview itself is scrolled to.
 *
 * @param page the path of the page that the preview is of.
 */
export function openPreviewLink(event: MouseEvent, page: string): void {
  // Not instanceof: the elements of the frame have classes of their own.
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  if (!href) return;
  event.preventDefault();
  const source = href.startsWith('#') ? event.currentTarget.ownerDocument.getElementById(href.slice(1)) : null;
  if (source) source.scrollIntoView();
  else
    window.open(new URL(href, (getSiteOrigin(location.origin) ?? location.origin) + page).href, '_blank', 'noopener');
}
