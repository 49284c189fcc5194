import type { Units } from '../plan-messages.ts';

export const units: Units = { kilometre: 'км', hour: 'ч', minute: 'мин', metre: 'м', tenge: 'тенге' };
