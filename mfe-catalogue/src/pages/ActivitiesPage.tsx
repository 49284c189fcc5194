import type { Page } from '@almaty/delivery/page';
import { activities } from '../content/activities.ts';
import { ActivitiesScreen } from '../features/activities/ActivitiesScreen.tsx';
import { describeActivities } from '../structured-data.ts';

export const page: Page = {
  route: '/activities',
  skeleton: 'cards',
  title: 'Activities in and around Almaty · Almaty guide',
  description: 'Eleven things to do around Almaty, from a Kazakh sauna to a paraplane flight.',
  getStructuredData: () => describeActivities(activities),
};

export default ActivitiesScreen;
