import { routes } from '@almaty/delivery/routes';
import * as m from '#messages';

type NavigationLink = {
  to: string;
  text: string;
  /** Other pages for which this link is marked as current, besides those below its own path. */
  sections?: readonly string[];
};

/** The links of the navigation bar (docs/specification.md, section 2). */
export const navigationLinks: readonly NavigationLink[] = [
  { to: routes.home, text: m.navigationHome },
  {
    to: routes.locations,
    text: m.navigationLocations,
    sections: [routes.city, routes.nature, routes.mountainRoutes, routes.alsoInAlmaty],
  },
  { to: routes.activities, text: m.navigationActivities },
  { to: routes.planTrip, text: m.navigationPlanTrip },
];

/** The `aria-current` of a link on the page `pathname`: `page` for the page itself, `true` for a page below it. */
export function getAriaCurrent({ to, sections = [] }: NavigationLink, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === to) return 'page';
  return sections.includes(path) || path.startsWith(`${to}/`) ? 'true' : undefined;
}
