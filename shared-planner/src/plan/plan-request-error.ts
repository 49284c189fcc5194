/** A plan request that no data can satisfy; its message tells the visitor what to choose instead. */
export class PlanRequestError extends Error {
  override name = 'PlanRequestError';
}
