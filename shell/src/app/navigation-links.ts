import { routes } from '@almaty/delivery/routes';

type NavigationLink = {
  to: string;
  text: string;
  /** Other pages for which this link is marked as current, besides those below its own path. */
  sections?: readonly string[];
};

/** The links of the navigation bar (docs/specification.md, section 2). */
export const navigationLinks: readonly NavigationLink[] = [
  { to: routes.home, text: 'Home' },
  {
    to: routes.locations,
    text: 'Locations',
    sections: [routes.city, routes.nature, routes.mountainRoutes, routes.alsoInAlmaty],
  },
  { to: routes.activities, text: 'Activities' },
  { to: routes.planTrip, text: 'Plan Your Trip' },
];

/** The `aria-current` of a link on the page `pathname`: `page` for the page itself, `true` for a page below it. */
export function getAriaCurrent({ to, sections = [] }: NavigationLink, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === to) return 'page';
  return sections.includes(path) || path.startsWith(`${to}/`) ? 'true' : undefined;
}
