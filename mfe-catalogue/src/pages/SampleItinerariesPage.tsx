import type { Page } from '@almaty/delivery/page';
import { SampleItinerariesScreen } from '../features/sample-itineraries/SampleItinerariesScreen.tsx';

export const page: Page = {
  route: '/locations/sample-itineraries',
  skeleton: 'article',
  title: 'Sample itineraries for Almaty · Almaty guide',
  description: 'One, three and five days in and around Almaty, in summer and in winter, to take over as they are.',
};

export default SampleItinerariesScreen;
