import { definePage } from '@almaty/delivery/page';
import * as m from '#messages';
import { sampleItineraries } from '../content/view-models/sample-itineraries.ts';
import { SampleItinerariesScreen } from '../features/sample-itineraries/SampleItinerariesScreen.tsx';

export const page = definePage(() => ({
  route: '/locations/sample-itineraries',
  skeleton: 'article',
  title: m.samplesPageTitle,
  description: m.samplesPageDescription,
  getPresses: () => ({
    presses: [
      { role: 'button', name: m.addItineraryName({ title: sampleItineraries[0]?.title ?? '' }) },
      { role: 'button', name: m.addItineraryUndo },
    ],
  }),
}));

export default SampleItinerariesScreen;
