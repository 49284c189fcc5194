import type { Units } from '../plan-messages.ts';

export const units: Units = { kilometre: 'км', hour: 'сағ', minute: 'мин', metre: 'м', tenge: 'теңге' };
