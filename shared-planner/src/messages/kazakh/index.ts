import type { PlanMessages } from '../plan-messages.ts';
import { access } from './access.ts';
import { bookAhead } from './book-ahead.ts';
import { cautions } from './cautions.ts';
import { changes } from './changes.ts';
import * as closure from './closure.ts';
import { costs } from './costs.ts';
import * as fee from './fee.ts';
import { items } from './items.ts';
import { names } from './names.ts';
import { hours } from './opening-hours.ts';
import { reasons } from './reasons.ts';
import { day, headings, summary } from './summary.ts';
import { values } from './values.ts';

export const messages: PlanMessages = {
  language: 'kk',
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
  access,
  hours,
  closure,
  fee,
};
