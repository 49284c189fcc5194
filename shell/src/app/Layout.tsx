import { ItineraryProvider } from '@almaty/store';
import { Icon } from '@almaty/ui/icon';
import { SkipLink } from '@almaty/ui/skip-link';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster } from 'sonner';
import { useArrival } from './arrival.ts';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';

const MAIN = 'main';
const icons = { success: <Icon name="check" />, error: <Icon name="warning" /> };

/** The frame around every page: navigation, the itinerary that all remotes share, and the site's one toaster. */
export function Layout() {
  useArrival(MAIN);
  return (
    <ItineraryProvider>
      <SkipLink target={MAIN} />
      <Navigation />
      <main id={MAIN} tabIndex={-1} className="min-h-dvh pt-nav outline-none">
        <Outlet />
      </main>
      <Footer />
      <Toaster position="bottom-center" theme="system" icons={icons} />
      <ScrollRestoration />
    </ItineraryProvider>
  );
}
