import { catalogue } from '../content/catalogue.ts';
import type { CatalogueContent, LocationAccess } from '../content/catalogue-content.ts';

const evidence = {
  confidence: 'high' as const,
  sources: ['general-knowledge'],
  checkedOn: '2026-11-22',
  reviewBy: '2027-06-30',
};
const notice = { state: 'open' as const, ...evidence };
const everyDay = { hours: 'Mo-Su 09:00-18:00', ...evidence };

/**
 * The access to locations for tests, which must not fail when editors change the real one: all are open except Medeu's rink
 * and the Green Bazaar.
 */
const special: Readonly<Record<string, LocationAccess>> = {
  medeu: {
    notice: {
      ...notice,
      state: 'restricted',
      to: '2027-12-31',
      label: 'Ice rink closed',
      until: 'winter 2027/28',
      reason: 'The rink is being rebuilt; the 842 steps stay open.',
    },
    openingHours: { hours: '24/7', ...evidence },
    fee: { adultTenge: 0, ...evidence },
  },
  'green-bazaar': {
    notice: { ...notice, state: 'closed', from: '2026-11-01', to: '2027-06-12', reason: 'It is being rebuilt.' },
    openingHours: everyDay,
  },
  arbat: { notice, openingHours: { hours: '24/7', ...evidence } },
  'almaty-museum-of-arts': { notice, openingHours: { hours: 'Tu-Su 11:00-20:00', ...evidence } },
  'charyn-canyon': { notice, openingHours: everyDay, fee: { adultTenge: 900, per: 'a day', ...evidence } },
  'kaindy-lake': { notice, openingHours: everyDay, fee: { adultTenge: 900, ...evidence } },
};

/** The content of the catalogue with this access. */
export const testContent: CatalogueContent = {
  ...catalogue,
  locations: catalogue.locations.map((each) => ({ ...each, access: special[each.location.slug] ?? { notice } })),
};
