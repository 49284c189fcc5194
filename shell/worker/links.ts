import { routes } from '@almaty/delivery/routes';
import type { RemoteName } from '@almaty/delivery/schema';
import { navigationLinks } from '../src/app/navigation-links.ts';
import { findOwner } from '../src/site/owners.ts';

/** The paths that the frame of every page leads to. */
export const listShellLinks = (): string[] => [...navigationLinks.map(({ to }) => to), routes.itinerary];

/** Whether the frame of every page leads to a remote, so that visitors expect it. */
export const isLinked = (remote: RemoteName): boolean => listShellLinks().some((link) => findOwner(link) === remote);
