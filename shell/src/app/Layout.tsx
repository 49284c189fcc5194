import { ItineraryProvider } from '@almaty/store';
import { Icon } from '@almaty/ui/icon';
import { SkipLink } from '@almaty/ui/skip-link';
import type { CSSProperties } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Toaster } from 'sonner';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { useRouteFocus } from './route-focus.ts';
import { useScrollRestoration } from './scroll-restoration.ts';

const MAIN_ID = 'main';
// Below the navigation bar, because the bottom of a page belongs to the itinerary summary.
const TOAST_OFFSET = { top: '5.5rem', left: '1rem', right: '1rem' };
// sonner sets the width of a toast inline, which a style sheet cannot override.
const toasterStyle = { '--width': 'min(35rem, calc(100vw - 2rem))' } as CSSProperties;
const icons = { success: <Icon name="check" />, error: <Icon name="warning" /> };

/** The layout around every page: navigation, the itinerary that all remotes share, footer and the only toaster. */
export function Layout() {
  useRouteFocus(MAIN_ID);
  useScrollRestoration();
  return (
    <ItineraryProvider>
      <SkipLink target={MAIN_ID} />
      <Navigation />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh pt-nav pb-foot outline-none">
        <Outlet />
      </main>
      <Footer />
      <Toaster
        className="print:hidden"
        position="top-center"
        offset={TOAST_OFFSET}
        mobileOffset={TOAST_OFFSET}
        theme="system"
        icons={icons}
        style={toasterStyle}
      />
      <ScrollRestoration />
    </ItineraryProvider>
  );
}
