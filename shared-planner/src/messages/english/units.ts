import type { Units } from '../plan-messages.ts';

export const units: Units = { kilometre: 'km', hour: 'h', minute: 'min', metre: 'm', tenge: 'tenge' };
