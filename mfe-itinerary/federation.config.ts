import type { Federation } from '../rsbuild.remote.ts';

export default {
  name: 'itinerary',
  port: 3002,
  exposes: { './ItineraryPage': './src/exposes/ItineraryPage.tsx' },
} satisfies Federation;
