import { refusals } from '#language/refusals';
import type { Refusal } from '../schema/refusal.ts';
import type { RefusalMessages } from './plan-messages.ts';

/** Why a request cannot be planned and what to choose instead, as a sentence. */
export const describeRefusal = (refusal: Refusal, messages: RefusalMessages = refusals): string =>
  (messages[refusal.code] as (refusal: Refusal) => string)(refusal);
