import { routes } from '@almaty/delivery/routes';
import type { Tab } from './tab.ts';

/** The route of the page of each category. */
export const categoryRoutes: Readonly<Record<Tab, string>> = {
  nature: routes.nature,
  mountains: routes.mountainRoutes,
  city: routes.city,
};
