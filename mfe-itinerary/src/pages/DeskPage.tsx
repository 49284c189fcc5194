import type { Page } from '@almaty/delivery/page';
import { PlanScreen } from '../screens/PlanScreen.tsx';

export const page: Page = {
  route: '/desk/:reference',
  // Only the browser knows which plans exist.
  paths: () => ['/desk/:reference'],
  skeleton: 'article',
  title: 'Provider’s desk · Almaty guide',
  description: 'Your plan for Almaty, day by day.',
  noindex: true,
};

/** The provider's desk: a plan with what only the provider does with it. */
export default function DeskPage() {
  return <PlanScreen collection="desk" />;
}
