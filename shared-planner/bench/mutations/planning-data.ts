import { compileOpeningHours } from '../../src/opening-hours/compile-opening-hours.ts';
import type { PlanningData } from '../../src/schema/index.ts';

type Access = Pick<PlanningData['locations'][number], 'notice' | 'openingHours'>;

const reviewBy = '2027-06-30';
const OPEN = { state: 'open', reviewBy } as const;
const always = compileOpeningHours('24/7');
const everyDay = compileOpeningHours('Mo-Su 09:00-18:00');

/** Location id -> its access, where it is not simply open at unknown hours. */
const ACCESS: Readonly<Record<number, Access>> = {
  4: { notice: { state: 'restricted', to: '2027-12-31', reviewBy }, openingHours: always },
  10: { notice: OPEN, openingHours: always },
  12: { notice: { state: 'closed', from: '2026-11-01', to: '2027-06-12', reviewBy }, openingHours: everyDay },
  13: { notice: OPEN, openingHours: everyDay },
  15: { notice: OPEN, openingHours: everyDay },
  32: { notice: OPEN, openingHours: compileOpeningHours('Tu-Su 11:00-20:00') },
};

/**
 * Replaces what editors say of the access to locations, so that no change of theirs can fail a test of the code.
 *
 * @param data of the catalogue's last build.
 */
export const fixAccess = (data: PlanningData): PlanningData => ({
  ...data,
  locations: data.locations.map(({ openingHours: _, fee: __, ...location }) => ({
    ...location,
    ...(ACCESS[location.id] ?? { notice: OPEN }),
  })),
});
