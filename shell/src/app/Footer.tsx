import { routes, SAMPLE_PLAN_PATH } from '@almaty/delivery/routes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#messages';
import { LanguageSwitch } from '../languages/LanguageSwitch.tsx';
import { AboutProvider } from './AboutProvider.tsx';
import { Brand } from './Brand.tsx';
import { navigationLinks } from './navigation-links.ts';

const links = [
  ...navigationLinks,
  { to: routes.itinerary, text: m.itineraryButtonText },
  { to: SAMPLE_PLAN_PATH, text: m.footerSamplePlan },
  { to: routes.offline, text: m.offlineLink },
  { to: routes.privacy, text: m.footerPrivacy },
];

const renderCopyright = (name: ReactNode) => (
  <a href="https://www.openstreetmap.org/copyright" className="underline">
    {name}
  </a>
);

/** The footer of every page: links and the credits that data and font require. */
export function Footer() {
  return (
    <footer className="border-t-3 border-display print:hidden">
      <div className="wrap flex flex-wrap items-end gap-x-8 gap-y-4 pt-7 pb-10">
        <Brand />
        {/* Where the navigation has no room for it, and no menu. */}
        <div className="max-md:hidden lg:hidden">
          <LanguageSwitch />
        </div>
        <nav aria-label={m.footerName} className="lg:grow">
          <ul className="flex flex-wrap gap-x-7 gap-y-1 md:max-lg:grid md:max-lg:grid-cols-[repeat(4,auto)]">
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center font-[620] hover:underline">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AboutProvider />
        <div className="max-w-100 text-note text-ink-2 lg:ml-auto">
          <p>{m.footerPosters}</p>
          <p className="mt-1">{m.footerCredits({ link: renderCopyright })}</p>
        </div>
      </div>
    </footer>
  );
}
