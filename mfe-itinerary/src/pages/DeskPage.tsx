import { definePage } from '@almaty/delivery/page';
import * as m from '#messages';
import { PlanScreen } from '../screens/PlanScreen.tsx';

export const page = definePage(() => ({
  route: '/desk/:reference',
  // Only the browser knows which plans exist.
  paths: () => ['/desk/:reference'],
  skeleton: 'article',
  title: m.deskPageTitle,
  description: m.planPageDescription,
  noindex: true,
}));

/** The provider's desk: a plan with what only the provider does with it. */
export default function DeskPage() {
  return <PlanScreen collection="desk" />;
}
