import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { prepareRetry } from './module-loader.ts';
import { UnavailableNotice } from './notices.tsx';

type Props = {
  /** The module of the page, `<remote>/<Module>`. */
  id: string;
  children: ReactNode;
};

/**
 * Limits an error that a remote throws while rendering to the remote's part of the page, with a Retry button that asks for
 * the current release before.
 */
export const RenderErrorBoundary = ({ id, children }: Props) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => (
      <UnavailableNotice
        retry={() => {
          // Without a connection the code that is there is tried again.
          void prepareRetry(id).then(resetErrorBoundary, resetErrorBoundary);
        }}
      />
    )}
  >
    {children}
  </ErrorBoundary>
);
