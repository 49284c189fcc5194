import type { Fee } from '../../schema/access.ts';
import { formatInteger } from './format-integer.ts';

/** Formats an amount of money: `1,300 tenge`; 0 is `free`. */
export const formatTenge = (tenge: number): string => (tenge === 0 ? 'free' : `${formatInteger(tenge)} tenge`);

/** Formats a fee at the beginning of a line: `Free`, `900 tenge a day`. */
export const formatFee = (tenge: number, per?: string): string =>
  tenge === 0 ? 'Free' : `${formatTenge(tenge)}${per ? ` ${per}` : ''}`;

/** What a visit costs, in a few words: `433 tenge a day, a car 1,298 tenge`; `Free`. */
export const describeFee = ({ adultTenge, carTenge, per }: Fee): string =>
  `${formatFee(adultTenge, per)}${carTenge ? `, a car ${formatTenge(carTenge)}` : ''}`;
