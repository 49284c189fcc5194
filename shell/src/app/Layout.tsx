import { ItineraryProvider } from '@almaty/store';
import { Icon } from '@almaty/ui/icon';
import { SkipLink } from '@almaty/ui/skip-link';
import type { CSSProperties } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster } from 'sonner';
import { useArrival } from './arrival.ts';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { useReloadScroll } from './reload-scroll.ts';

const MAIN = 'main';
// The foot of a page belongs to the ticket of the selection: toasts come out under the bar.
const BELOW_BAR = { top: '5.5rem', left: '1rem', right: '1rem' };
// The toaster gives each toast this width inline, so that a style sheet alone can't.
const slip = { '--width': 'min(35rem, calc(100vw - 2rem))' } as CSSProperties;
const icons = { success: <Icon name="check" />, error: <Icon name="warning" /> };

/** The frame around every page: navigation, the itinerary that all remotes share, and the site's one toaster. */
export function Layout() {
  useArrival(MAIN);
  useReloadScroll();
  return (
    <ItineraryProvider>
      <SkipLink target={MAIN} />
      <Navigation />
      <main id={MAIN} tabIndex={-1} className="min-h-dvh pt-nav pb-foot outline-none">
        <Outlet />
      </main>
      <Footer />
      <Toaster
        className="print:hidden"
        position="top-center"
        offset={BELOW_BAR}
        mobileOffset={BELOW_BAR}
        theme="system"
        icons={icons}
        style={slip}
      />
      <ScrollRestoration />
    </ItineraryProvider>
  );
}
