import { formatElevation } from '../../lib/format.ts';
import type { LocationFacts } from '../schema.ts';
import type { DescribedDetails } from './described-details.ts';
import type { DetailRow } from './detail-row.ts';

/** An ascent below this is no climb worth a line, in metres. */
const LEAST_ASCENT_METRES = 50;

/** The ascent of a walk, if it is worth a line. */
export const describeAscent = ({ ascentMetres }: LocationFacts): DetailRow[] =>
  ascentMetres && ascentMetres.value >= LEAST_ASCENT_METRES
    ? [{ term: 'Ascent', text: formatElevation(ascentMetres.value), facts: [ascentMetres] }]
    : [];

const overnightTexts = {
  none: undefined,
  optional: 'A day is enough; a night makes it calmer.',
  advised: 'Stay a night: there and back in one day is long.',
  required: 'Too far for a day: stay at least one night.',
} as const;

/** Whether a visit needs a night away from Almaty, and where. */
export function describeOvernight({ facts: { overnight, overnightBase }, base }: DescribedDetails): DetailRow[] {
  const text = overnightTexts[overnight.value];
  if (!text) return [];
  return [
    { text, facts: [overnight] },
    ...(base && overnightBase ? [{ term: 'Beds', text: base.name, facts: [overnightBase] }] : []),
    ...(base?.beds ? [{ text: base.beds.value, facts: [base.beds] }] : []),
  ];
}
