import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { report } from '../reports/report.ts';
import { getPart, prepareRetry } from './module-loader.ts';
import { UnavailableNotice } from './notices.tsx';

type Props = {
  /** The module of the page, `<remote>/<Module>`. */
  id: string;
  children: ReactNode;
};

/** The notice in the place of a page that threw; it is gone on the next page of the same module. */
function RenderErrorNotice({ id, resetErrorBoundary }: Pick<Props, 'id'> & Pick<FallbackProps, 'resetErrorBoundary'>) {
  const { pathname } = useLocation();
  const failedPath = useRef(pathname);
  useEffect(() => {
    if (pathname !== failedPath.current) resetErrorBoundary();
  }, [pathname, resetErrorBoundary]);
  return (
    <UnavailableNotice
      retry={() => {
        // Without a connection the code that is there is tried again.
        void prepareRetry(id).then(resetErrorBoundary, resetErrorBoundary);
      }}
    />
  );
}

/**
 * Limits an error that a remote throws while rendering to the remote's part of the page, with a Retry button that asks for
 * the current release before.
 */
export const RenderErrorBoundary = ({ id, children }: Props) => (
  <ErrorBoundary
    onError={() => report({ part: getPart(id), metric: 'render' })}
    fallbackRender={({ resetErrorBoundary }) => <RenderErrorNotice id={id} resetErrorBoundary={resetErrorBoundary} />}
  >
    {children}
  </ErrorBoundary>
);
