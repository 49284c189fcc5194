import { definePage } from '@almaty/delivery/page';
import activities from '#generated/activities.json' with { type: 'json' };
import * as m from '#messages';
import { ActivitiesScreen } from '../features/activities/ActivitiesScreen.tsx';
import { pressToggle } from '../press-toggle.ts';
import { describeActivities } from '../structured-data.ts';

export const page = definePage(() => ({
  route: '/activities',
  skeleton: 'cards',
  title: m.activitiesPageTitle,
  description: () => m.activitiesPageDescription({ count: activities.length }),
  getStructuredData: () => describeActivities(activities),
  getPresses: () => ({ presses: pressToggle(activities) }),
}));

export default ActivitiesScreen;
