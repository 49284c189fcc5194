import type { RemoteName } from '../schema/remotes.ts';

/** A promise that a version breaks: what was promised, who made the promise, and what is instead. */
export type Breach = { promise: string; madeBy: 'shell' | RemoteName; problem: string };

/** The gate refuses a version; the message names each promise that broke. */
export class GateError extends Error {
  override name = 'GateError';

  /** What the gate found, as data. */
  readonly data: object;

  /**
   * @param what the version, such as `catalogue 1f0c2a9b77d1`.
   * @param seen what else the gate has seen of it.
   */
  constructor(what: string, breaches: readonly Breach[], seen: object = {}) {
    const lines = breaches.map(({ promise, madeBy, problem }) => `  ${madeBy} promised: ${promise}\n    ${problem}`);
    super(`The gate refuses ${what}. Visitors get what they got before.\n${lines.join('\n')}`);
    this.data = { refused: breaches, ...seen };
  }
}
