import type { RemoteFederation } from '@almaty/delivery/build';

export default {
  name: 'trip-tips',
  port: 3003,
  exposes: { './PlanTripPage': './src/exposes/PlanTripPage.tsx' },
} satisfies RemoteFederation;
