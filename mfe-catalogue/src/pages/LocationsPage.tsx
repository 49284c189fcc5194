import type { Page } from '@almaty/delivery/page';
import { formatInteger } from '@almaty/planner/messages';
import { locations } from '../content/locations.ts';
import { LocationsScreen } from '../screens/LocationsScreen.tsx';
import { describeLocations } from '../structured-data.ts';

export const page: Page = {
  route: '/locations',
  skeleton: 'cards',
  title: 'Where to go in Almaty · Almaty guide',
  description: () =>
    `Lakes, canyons, mountain routes and city sights of Almaty: ${formatInteger(locations.length)} places to choose from for your trip.`,
  getStructuredData: () => describeLocations(locations),
};

export default LocationsScreen;
