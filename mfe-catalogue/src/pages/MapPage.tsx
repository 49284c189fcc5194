import { definePage } from '@almaty/delivery/page';
import * as m from '#messages';
import { MapScreen } from '../screens/MapScreen.tsx';

export const page = definePage(() => ({
  route: '/map',
  skeleton: 'article',
  title: m.mapPageTitle,
  description: m.mapPageDescription,
  getPresses: () => ({
    presses: [
      { role: 'button', name: m.mapCloser },
      { role: 'button', name: m.mapFurther },
      { role: 'button', name: m.mapFilters },
    ],
  }),
}));

export default MapScreen;
