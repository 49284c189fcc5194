import { definePage } from '@almaty/delivery/page';
import locations from '#generated/locations.json' with { type: 'json' };
import * as m from '#messages';
import { pressToggle } from '../press-toggle.ts';
import { LocationsScreen } from '../screens/LocationsScreen.tsx';
import { describeLocations } from '../structured-data.ts';

export const page = definePage(() => ({
  route: '/locations',
  skeleton: 'cards',
  title: m.locationsPageTitle,
  description: () => m.locationsPageDescription({ count: locations.length }),
  getStructuredData: () => describeLocations(locations),
  getPresses: () => ({
    presses: [
      { field: m.searchTextName, text: locations[0]?.name ?? '' },
      ...pressToggle(locations),
      { role: 'button', name: m.searchClearText },
    ],
  }),
}));

export default LocationsScreen;
