import { DELIVERY_HOURS } from '@almaty/dates';
import { definePage } from '@almaty/delivery/page';
import * as m from '#messages';
import { ItineraryScreen } from '../screens/ItineraryScreen.tsx';

export const page = definePage(() => ({
  route: '/itinerary',
  skeleton: 'form',
  title: m.formPageTitle,
  description: () => m.formPageDescription({ hours: DELIVERY_HOURS }),
  getPresses: () => ({
    selected: {
      locations: [{ id: 13, name: 'Charyn Canyon', description: 'A canyon', image: '', category: 'Nature' }],
      activities: [],
    },
    presses: [
      { field: m.formEmail, text: 'visitor@example.com' },
      // The next such day, in every order of day and month.
      { field: m.formStart, text: '7/7' },
      { field: m.formEnd, text: '7/7' },
      { role: 'button', name: m.formSubmit, sends: '/api/submit-itinerary' },
    ],
  }),
}));

export default ItineraryScreen;
