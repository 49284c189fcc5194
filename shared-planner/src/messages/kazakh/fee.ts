import type { Fee } from '../../schema/access.ts';
import { formatInteger } from './format-integer.ts';

/** Formats an amount of money: `1 300 теңге`; 0 is `тегін`. */
export const formatTenge = (tenge: number): string => (tenge === 0 ? 'тегін' : `${formatInteger(tenge)}\u00A0теңге`);

/** Formats a fee at the beginning of a line: `Тегін`, `900 теңге (бір күнге)`. */
export const formatFee = (tenge: number, per?: string): string =>
  tenge === 0 ? 'Тегін' : `${formatTenge(tenge)}${per ? ` (${per})` : ''}`;

/** What a visit costs, in a few words: `433 теңге (бір күнге), көлік — 1 298 теңге`; `Тегін`. */
export const describeFee = ({ adultTenge, carTenge, per }: Fee): string =>
  `${formatFee(adultTenge, per)}${carTenge ? `, көлік — ${formatTenge(carTenge)}` : ''}`;
