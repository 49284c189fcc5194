import type { Page } from '@almaty/delivery/page';
import { alsoCards } from '../content/view-models/also-cards.ts';
import { AlsoScreen } from '../features/also/AlsoScreen.tsx';
import { describeLocations } from '../structured-data.ts';

export const page: Page = {
  route: '/also-in-almaty',
  skeleton: 'cards',
  title: 'Also in Almaty · Almaty guide',
  description:
    'Kok-Tobe, the Arasan baths, the opera, the metro, petroglyphs and hot springs: what else there is in and around Almaty.',
  getStructuredData: () => describeLocations(alsoCards.map(({ location }) => location)),
};

export default AlsoScreen;
