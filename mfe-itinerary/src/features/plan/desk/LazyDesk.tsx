import { type ComponentProps, lazy, Suspense } from 'react';
import type { DeskPanel } from './DeskPanel.tsx';

type Props = ComponentProps<typeof DeskPanel>;

const NotLoaded = () => (
  <p role="alert" className="border-2 border-ink bg-field p-5 font-bold">
    The desk could not be loaded. Check your connection, and reload the page.
  </p>
);

const Loaded = lazy(() =>
  import('./DeskPanel.tsx').then(
    (module) => ({ default: module.DeskPanel }),
    () => ({ default: NotLoaded }),
  ),
);

/** What only the provider does with a request, loaded for the provider only. */
export const LazyDesk = (props: Props) => (
  <Suspense fallback={<div className="mb-8 h-120 bg-skeleton" />}>
    <Loaded {...props} />
  </Suspense>
);
