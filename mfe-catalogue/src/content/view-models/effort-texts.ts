import * as m from '#messages';
import { formatElevation } from '../../lib/format.ts';
import type { LocationFacts } from '../schema.ts';
import type { DescribedDetails } from './described-details.ts';
import type { DetailRow } from './detail-row.ts';

/** An ascent below this is no climb worth a line, in metres. */
const LEAST_ASCENT_METRES = 50;

/** The ascent of a walk, if it is worth a line. */
export const describeAscent = ({ ascentMetres }: LocationFacts): DetailRow[] =>
  ascentMetres && ascentMetres.value >= LEAST_ASCENT_METRES
    ? [{ term: m.effortAscent, text: formatElevation(ascentMetres.value), facts: [ascentMetres] }]
    : [];

/** Whether a visit needs a night away from Almaty, and where. */
export function describeOvernight({ facts: { overnight, overnightBase }, base }: DescribedDetails): DetailRow[] {
  if (overnight.value === 'none') return [];
  return [
    { text: m.sleepNight({ overnight: overnight.value }), facts: [overnight] },
    ...(base && overnightBase ? [{ term: m.sleepBeds, text: base.name, facts: [overnightBase] }] : []),
    ...(base?.beds ? [{ text: base.beds.value, facts: [base.beds] }] : []),
  ];
}
