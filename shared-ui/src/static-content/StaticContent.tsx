import type { ReactNode } from 'react';
import { isServer, usePrerendered } from './usePrerendered.ts';

/**
 * Content in which nothing changes: React does not hydrate its prerendered HTML, and the shell follows the links in it, which
 * it knows by `data-static`. Where there is no prerendered HTML the children are rendered like any others.
 */
export function StaticContent({ className, children }: { className?: string; children: ReactNode }) {
  const isPrerendered = usePrerendered();
  const props = { className, 'data-static': isServer || isPrerendered ? '' : undefined };
  return isPrerendered ? (
    // React leaves the children of an element with inner HTML alone when it hydrates.
    <div {...props} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  ) : (
    <div {...props}>{children}</div>
  );
}
