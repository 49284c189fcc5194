type NavigationLink = {
  to: string;
  text: string;
  /** Pages that belong to it without being it, besides those below its own address. */
  within?: readonly string[];
};

/** The links of the navigation bar (specification, section 2). */
export const navigationLinks: readonly NavigationLink[] = [
  { to: '/', text: 'Home' },
  { to: '/locations', text: 'Locations', within: ['/city', '/nature', '/mountain-routes'] },
  { to: '/activities', text: 'Activities' },
  { to: '/plan-trip', text: 'Plan Your Trip' },
];

/** What `aria-current` says of a link on the page `pathname`: the page itself, a page within it, or nothing. */
export function currentOf({ to, within = [] }: NavigationLink, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === to) return 'page';
  return within.includes(path) || path.startsWith(`${to}/`) ? 'true' : undefined;
}
