import type { Fee } from '../../schema/access.ts';
import { formatInteger } from './format-integer.ts';

/** Formats an amount of money: `1 300 тенге`; 0 is `бесплатно`. */
export const formatTenge = (tenge: number): string =>
  tenge === 0 ? 'бесплатно' : `${formatInteger(tenge)}\u00A0тенге`;

/** Formats a fee at the beginning of a line: `Бесплатно`, `900 тенге в день`. */
export const formatFee = (tenge: number, per?: string): string =>
  tenge === 0 ? 'Бесплатно' : `${formatTenge(tenge)}${per ? ` ${per}` : ''}`;

/** What a visit costs, in a few words: `433 тенге в день, машина — 1 298 тенге`; `Бесплатно`. */
export const describeFee = ({ adultTenge, carTenge, per }: Fee): string =>
  `${formatFee(adultTenge, per)}${carTenge ? `, машина — ${formatTenge(carTenge)}` : ''}`;
