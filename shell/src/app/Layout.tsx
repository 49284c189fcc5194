import { ItineraryProvider } from '@almaty/store';
import { SkipLink } from '@almaty/ui/skip-link';
import { Outlet, type OutletProps } from '../parts/Outlet.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';

const MAIN_ID = 'main';

/** The layout around every page: navigation, the outlet for the page, footer and the only toaster. */
export const Layout = ({ outlet }: { outlet: OutletProps }) => (
  <SiteErrorBoundary>
    <ItineraryProvider>
      <SkipLink target={MAIN_ID} />
      <Navigation />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh pt-nav pb-foot outline-none print:min-h-0 print:py-0">
        <Outlet {...outlet} />
      </main>
      <Footer />
      <Toasts />
    </ItineraryProvider>
  </SiteErrorBoundary>
);
