import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { UnavailableNotice } from './notices.tsx';

/** Limits an error that a remote throws while rendering to the remote's part of the page, with a Retry button. */
export const RenderErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <UnavailableNotice retry={resetErrorBoundary} />}>
    {children}
  </ErrorBoundary>
);
