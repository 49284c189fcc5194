import type { CatalogueMessages } from '../plan-messages.ts';
import { access } from './access.ts';
import * as closure from './closure.ts';
import * as fee from './fee.ts';
import { hours } from './opening-hours.ts';

export const catalogue: CatalogueMessages = { access, hours, closure, fee };
