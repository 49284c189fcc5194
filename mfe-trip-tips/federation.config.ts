import type { Federation } from '../rsbuild.remote.ts';

export default {
  name: 'trip-tips',
  port: 3003,
  exposes: { './PlanTripPage': './src/exposes/PlanTripPage.tsx' },
} satisfies Federation;
