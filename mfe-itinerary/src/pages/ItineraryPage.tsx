import { DELIVERY_HOURS } from '@almaty/dates';
import type { Page } from '@almaty/delivery/page';
import * as m from '#messages';
import { ItineraryScreen } from '../screens/ItineraryScreen.tsx';

export const page: Page = {
  route: '/itinerary',
  skeleton: 'form',
  title: m.formPageTitle,
  description: () => m.formPageDescription({ hours: DELIVERY_HOURS }),
};

export default ItineraryScreen;
