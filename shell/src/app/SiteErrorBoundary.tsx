import { usePageTitle } from '@almaty/delivery/page-title';
import { routes } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import * as m from '#messages';

const reloadDocument = () => location.reload();

/** The frame is gone, so another page needs a new document; plain links, because the router itself may have failed. */
function ErrorPage({ reload }: { reload: () => void }) {
  usePageTitle(m.siteErrorTitle);
  useEffect(() => {
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, [reload]);
  return (
    <main className="wrap pb-24">
      <PageHeader title={m.siteErrorHeading} linePosition="below">
        {m.siteErrorText}
      </PageHeader>
      <a href={routes.home} className={`mt-10 ${buttonClass()}`}>
        {m.siteErrorHome}
      </a>
    </main>
  );
}

/**
 * Shows the error page for an error of the frame; those of a page are told in its place (parts/open-part.tsx).
 *
 * @param reload loads a new document at the address of now.
 */
export const SiteErrorBoundary = ({
  children,
  reload = reloadDocument,
}: {
  children: ReactNode;
  reload?: () => void;
}) => <ErrorBoundary fallbackRender={() => <ErrorPage reload={reload} />}>{children}</ErrorBoundary>;
