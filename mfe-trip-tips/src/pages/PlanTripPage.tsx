import type { Page } from '@almaty/delivery/page';
import { PlanTripScreen } from '../screens/PlanTripScreen.tsx';

export const page: Page = {
  route: '/plan-trip',
  skeleton: 'article',
  title: 'Plan your trip to Almaty · Almaty guide',
  description: 'When to come to Almaty, what the weather is like, what to pack, and what to know before you go.',
};

export default PlanTripScreen;
