import type { Page } from '@almaty/delivery/page';
import { activities } from '../content/activities.ts';
import { ActivitiesScreen } from '../features/activities/ActivitiesScreen.tsx';
import { describeActivities } from '../structured-data.ts';

export const page: Page = {
  route: '/activities',
  skeleton: 'cards',
  title: 'Activities in and around Almaty · Almaty guide',
  description: () => `From a Kazakh sauna to a paraplane flight: ${activities.length} things to do around Almaty.`,
  getStructuredData: () => describeActivities(activities),
};

export default ActivitiesScreen;
