import { describeRefusal } from '../messages/describe-refusal.ts';
import type { Refusal } from '../schema/refusal.ts';

/** A plan request that no data can satisfy; its message tells the visitor what to choose instead, in the language of the build. */
export class PlanRequestError extends Error {
  override name = 'PlanRequestError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(describeRefusal(refusal));
    this.refusal = refusal;
  }
}
