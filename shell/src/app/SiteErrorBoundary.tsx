import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorPage } from './ErrorPage.tsx';

type Props = {
  children: ReactNode;
  /** Loads a new document at the address of now. */
  reload?: () => void;
};

const reloadDocument = () => location.reload();

/** The error page, until the visitor opens another one: the frame is gone, so that needs a new document. */
function LastPage({ reload = reloadDocument }: Pick<Props, 'reload'>) {
  useEffect(() => {
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, [reload]);
  return <ErrorPage />;
}

/** Shows the error page for an error of the frame; those of a page are told in its place (parts/open-part.tsx). */
export const SiteErrorBoundary = ({ children, reload }: Props) => (
  <ErrorBoundary fallbackRender={() => <LastPage {...(reload && { reload })} />}>{children}</ErrorBoundary>
);
