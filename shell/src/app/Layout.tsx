import { ItineraryProvider } from '@almaty/store';
import { Outlet } from 'react-router';
import { Toaster } from 'sonner';
import { Navigation } from './Navigation.tsx';

/** The frame around every page: navigation, the itinerary that all remotes share, and the site's one toaster. */
export function Layout() {
  return (
    <ItineraryProvider>
      <Navigation />
      <main id="main">
        <Outlet />
      </main>
      <Toaster position="bottom-center" theme="system" />
    </ItineraryProvider>
  );
}
