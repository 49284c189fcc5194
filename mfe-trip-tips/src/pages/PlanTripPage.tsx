import { definePage } from '@almaty/delivery/page';
import * as m from '#messages';
import { PlanTripScreen } from '../screens/PlanTripScreen.tsx';
import { hydratedTips } from '../tips/hydrated-tips.ts';

export const page = definePage(() => ({
  route: '/plan-trip',
  skeleton: 'article',
  title: m.planTripTitle,
  description: m.planTripDescription,
  getPresses: () => {
    const [item] = hydratedTips['packing-list'].items;
    return {
      presses: [
        // All that is written beside the checkbox is its name.
        { role: 'checkbox', name: [item?.item, item?.reason].filter(Boolean).join(' ') },
        { role: 'button', name: m.packingListUntickAll },
      ],
    };
  },
}));

export default PlanTripScreen;
