import type { Page } from '@almaty/delivery/page';
import * as m from '#messages';
import { PlanTripScreen } from '../screens/PlanTripScreen.tsx';

export const page: Page = {
  route: '/plan-trip',
  skeleton: 'article',
  title: m.planTripTitle,
  description: m.planTripDescription,
};

export default PlanTripScreen;
