import { type ReactNode, useEffect, useRef } from 'react';
import { handleStaticEvents } from './static-events.ts';
import { usePrerendered } from './use-prerendered.ts';

/** Props of the element around static content. */
export type StaticContentProps = {
  className?: string;
  /** Follows a link to a path of the site without a new document. */
  onNavigate: (path: string) => void;
};

/**
 * Content in which nothing changes: React does not hydrate its prerendered HTML, and one listener follows its links. Where
 * there is no prerendered HTML, after a link of the site, the children are rendered like any others.
 */
export function StaticContent({ className, onNavigate, children }: StaticContentProps & { children: ReactNode }) {
  const isPrerendered = usePrerendered();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPrerendered && container.current) return handleStaticEvents(container.current, onNavigate);
  }, [isPrerendered, onNavigate]);
  return isPrerendered ? (
    // React leaves the children of an element with inner HTML alone when it hydrates.
    <div ref={container} className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  ) : (
    <div className={className}>{children}</div>
  );
}
