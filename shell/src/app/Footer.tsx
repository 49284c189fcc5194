import { routes, SAMPLE_PLAN_PATH } from '@almaty/delivery/routes';
import { Link } from 'react-router';
import { AboutProvider } from './AboutProvider.tsx';
import { Brand } from './Brand.tsx';
import { navigationLinks } from './navigation-links.ts';

const links = [
  ...navigationLinks,
  { to: routes.itinerary, text: 'Get Your Itinerary' },
  { to: SAMPLE_PLAN_PATH, text: 'Sample Plan' },
  { to: routes.privacy, text: 'Privacy' },
];

/** The footer of every page: links and the credits that data and font require. */
export function Footer() {
  return (
    <footer className="border-t-3 border-display print:hidden">
      <div className="wrap flex flex-wrap items-end gap-x-8 gap-y-4 pt-7 pb-10">
        <Brand />
        <nav aria-label="Footer" className="lg:grow">
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
          <p>Every poster here is an illustration. The real thing has more wind in it.</p>
          <p className="mt-1">
            Heights and places: ©{' '}
            <a href="https://www.openstreetmap.org/copyright" className="underline">
              OpenStreetMap contributors
            </a>
            , ODbL. Type: Commissioner, OFL.
          </p>
        </div>
      </div>
    </footer>
  );
}
