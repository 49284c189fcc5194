import { toggleIfComplete, toggleVisibility } from '../picture-visibility.ts';

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => altKey || ctrlKey || metaKey || shiftKey;

/** Not every browser opens a closed `details` element when a link leads into it. */
function openDetails(hash: string): void {
  document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

/** Follows a link as the router's own links do: a path of the site without a new document, everything else as it is. */
function followLink(event: MouseEvent, onNavigate: (path: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
  if (link.getAttribute('href')?.startsWith('#')) {
    openDetails(link.hash);
    return;
  }
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const isOfThisPage = link.pathname === location.pathname;
  event.preventDefault();
  onNavigate(link.pathname + link.search + link.hash);
  // As with a browser's own link to a section, the focus moves there. On another page the shell sets it.
  if (isOfThisPage && link.hash) document.getElementById(link.hash.slice(1))?.focus({ preventScroll: true });
}

/**
 * Does for the content of an element what its components would do if they were hydrated: follows links inside the site,
 * opens what a link of the page leads into, and hides a picture whose file is missing.
 *
 * @returns the function that removes the listeners.
 */
export function handleStaticEvents(container: HTMLElement, onNavigate: (path: string) => void): () => void {
  const removal = new AbortController();
  const { signal } = removal;
  container.addEventListener('click', (event) => followLink(event, onNavigate), { signal });
  const togglePicture = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) toggleVisibility(target);
  };
  // These two events do not bubble.
  container.addEventListener('error', togglePicture, { signal, capture: true });
  container.addEventListener('load', togglePicture, { signal, capture: true });
  for (const image of container.querySelectorAll('img')) toggleIfComplete(image);
  return () => removal.abort();
}
