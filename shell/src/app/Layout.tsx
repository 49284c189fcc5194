import { ItineraryProvider } from '@almaty/store';
import { SkipLink } from '@almaty/ui/skip-link';
import { Outlet } from 'react-router';
import { Toasts } from '../toasts/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { useRouteFocus } from './route-focus.ts';
import { useScrollRestoration } from './scroll-restoration.ts';

const MAIN_ID = 'main';

/** The layout around every page: navigation, the itinerary that all remotes share, footer and the only toaster. */
export function Layout() {
  useRouteFocus(MAIN_ID);
  useScrollRestoration();
  return (
    <ItineraryProvider>
      <SkipLink target={MAIN_ID} />
      <Navigation />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh pt-nav pb-foot outline-none print:min-h-0 print:py-0">
        <Outlet />
      </main>
      <Footer />
      <Toasts />
    </ItineraryProvider>
  );
}
