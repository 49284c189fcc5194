import { DELIVERY_HOURS } from '@almaty/dates';
import type { Page } from '@almaty/delivery/page';
import { ItineraryScreen } from '../screens/ItineraryScreen.tsx';

export const page: Page = {
  route: '/itinerary',
  skeleton: 'form',
  title: 'Get your itinerary · Almaty guide',
  description: () =>
    `Send your dates and the places you like; a personalised itinerary for Almaty comes by email within ${DELIVERY_HOURS} hours.`,
};

export default ItineraryScreen;
