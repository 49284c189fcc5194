import type { PlanMessages } from '../plan-messages.ts';
import { bookAhead } from './book-ahead.ts';
import { cautions } from './cautions.ts';
import { changes } from './changes.ts';
import { costs } from './costs.ts';
import { items } from './items.ts';
import { names } from './names.ts';
import { reasons } from './reasons.ts';
import { day, headings, summary } from './summary.ts';
import { values } from './values.ts';

export const english: PlanMessages = {
  language: 'en-GB',
  values,
  cautions,
  reasons,
  bookAhead,
  items,
  summary,
  day,
  costs,
  changes,
  headings,
  names,
};

export { english as messages };
