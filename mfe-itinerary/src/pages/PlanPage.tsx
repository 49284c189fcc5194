import type { Page } from '@almaty/delivery/page';
import { PlanScreen } from '../screens/PlanScreen.tsx';

const SAMPLE_PATH = '/plan/sample';

export const page: Page = {
  route: '/plan/:reference',
  // Only the browser knows which plans exist.
  paths: () => ['/plan/:reference', SAMPLE_PATH],
  skeleton: 'article',
  title: (path) => `${path === SAMPLE_PATH ? 'A sample plan' : 'Your plan'} · Almaty guide`,
  description: 'Your plan for Almaty, day by day.',
  noindex: true,
};

/** The plan of a visitor, also for those with whom it is shared. */
export default function PlanPage() {
  return <PlanScreen collection="plans" />;
}
