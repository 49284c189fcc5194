import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';

/** Shows the error page for an error that no other boundary caught, until another page is opened. */
export function SiteErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<ErrorPage />} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}
