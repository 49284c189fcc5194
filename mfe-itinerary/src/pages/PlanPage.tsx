import { definePage } from '@almaty/delivery/page';
import * as m from '#messages';
import { PlanScreen } from '../screens/PlanScreen.tsx';

const SAMPLE_PATH = '/plan/sample';

export const page = definePage(() => ({
  route: '/plan/:reference',
  // Only the browser knows which plans exist.
  paths: () => ['/plan/:reference', SAMPLE_PATH],
  skeleton: 'article',
  title: (path) => (path === SAMPLE_PATH ? m.planSamplePageTitle : m.planPageTitle),
  description: m.planPageDescription,
  noindex: true,
  // Of the sample plan, the only one that everybody can open.
  getPresses: () => ({ presses: [{ role: 'link', name: m.planSampleAsk }] }),
}));

/** The plan of a visitor, also for those with whom it is shared. */
export default function PlanPage() {
  return <PlanScreen collection="plans" />;
}
