import type { RemoteFederation } from '@almaty/delivery/build';

export default {
  name: 'itinerary',
  port: 3002,
  exposes: {
    './ItineraryPage': './src/exposes/ItineraryPage.tsx',
    './PlanPage': './src/exposes/PlanPage.tsx',
    './DeskPage': './src/exposes/DeskPage.tsx',
  },
} satisfies RemoteFederation;
