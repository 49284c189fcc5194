import type { Page } from '@almaty/delivery/page';
import * as m from '#messages';
import { SampleItinerariesScreen } from '../features/sample-itineraries/SampleItinerariesScreen.tsx';

export const page: Page = {
  route: '/locations/sample-itineraries',
  skeleton: 'article',
  title: m.samplesPageTitle,
  description: m.samplesPageDescription,
};

export default SampleItinerariesScreen;
