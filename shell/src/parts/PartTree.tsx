import type { Skeleton as SkeletonVariant } from '@almaty/delivery/schema';
import { removeLanguage } from '@almaty/languages';
import { ItineraryProvider } from '@almaty/store';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { SiteRouter } from '../router/SiteRouter.tsx';
import type { HistoryEntry, SiteHistory } from '../router/site-history.ts';
import { Skeleton } from './Skeleton.tsx';

type Props = {
  history: SiteHistory;
  /** The entry that the page was opened with. */
  entry: HistoryEntry;
  route: string;
  skeleton: SkeletonVariant;
  Page: ComponentType;
  onHydrated: () => void;
  /** Called when another entry of the page has been rendered. */
  onRendered: (entry: HistoryEntry) => void;
};

function Hydrated({ onHydrated }: Pick<Props, 'onHydrated'>) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** What the root of a part renders: its page, with the router and the itinerary. It is prerendered in the same boundary. */
export const PartTree = ({ history, entry, route, skeleton, Page, onHydrated, onRendered }: Props) => (
  <SiteRouter history={history} first={entry} isOfPage onRendered={onRendered}>
    <ItineraryProvider>
      <Suspense fallback={<Skeleton variant={skeleton} />}>
        <Routes>
          <Route path={removeLanguage(route)} element={<Page />} />
        </Routes>
        <Hydrated onHydrated={onHydrated} />
      </Suspense>
    </ItineraryProvider>
  </SiteRouter>
);
