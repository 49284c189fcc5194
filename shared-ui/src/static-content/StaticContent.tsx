import { type ReactNode, useEffect, useRef } from 'react';
import { toggleIfComplete, toggleVisibility } from '../picture-visibility.ts';
import { isServer, usePrerendered } from './usePrerendered.ts';

/** Hides pictures whose file is missing, as their components would do. @returns ends it. */
function hideMissingPictures(container: HTMLElement): () => void {
  const removal = new AbortController();
  const toggle = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) toggleVisibility(target);
  };
  // These two events do not bubble.
  for (const type of ['error', 'load'])
    container.addEventListener(type, toggle, { signal: removal.signal, capture: true });
  for (const image of container.querySelectorAll('img')) toggleIfComplete(image);
  return () => removal.abort();
}

/**
 * Content in which nothing changes: React does not hydrate its prerendered HTML, and the shell follows the links in it, which
 * it knows by `data-static`. Where there is no prerendered HTML the children are rendered like any others.
 */
export function StaticContent({ className, children }: { className?: string; children: ReactNode }) {
  const isPrerendered = usePrerendered();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPrerendered && container.current) return hideMissingPictures(container.current);
  }, [isPrerendered]);
  const props = { className, 'data-static': isServer || isPrerendered ? '' : undefined };
  return isPrerendered ? (
    // React leaves the children of an element with inner HTML alone when it hydrates.
    <div {...props} ref={container} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  ) : (
    <div {...props}>{children}</div>
  );
}
