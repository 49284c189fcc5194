import { definePage } from '@almaty/delivery/page';
import alsoCards from '#generated/also-cards.json' with { type: 'json' };
import * as m from '#messages';
import { AlsoScreen } from '../features/also/AlsoScreen.tsx';
import { pressToggle } from '../press-toggle.ts';
import { describeLocations } from '../structured-data.ts';

export const page = definePage(() => ({
  route: '/also-in-almaty',
  skeleton: 'cards',
  title: m.alsoPageTitle,
  description: m.alsoPageDescription,
  getStructuredData: () => describeLocations(alsoCards.map(({ location }) => location)),
  getPresses: () => ({ presses: pressToggle(alsoCards.map(({ location }) => location)) }),
}));

export default AlsoScreen;
