/** The steps of a budget are used up: the solver stops, and what it has found so far is the solution. */
export class BudgetSpentError extends Error {
  override name = 'BudgetSpentError';
}

/**
 * Counts the steps of the solver and ends it after a number of them. A step is a sum that is tried, and what takes
 * as long: about 4 ns. The same problem takes the same steps on every machine; a clock would end a plan earlier on
 * a slow one.
 */
export class Budget {
  #spent = 0;
  readonly #steps: number;

  /** @param steps how many may be spent; without end unless given. */
  constructor(steps = Number.POSITIVE_INFINITY) {
    this.#steps = steps;
  }

  get spent(): number {
    return this.#spent;
  }

  get isSpent(): boolean {
    return this.#spent >= this.#steps;
  }

  /** @throws BudgetSpentError when these steps are more than were left. */
  spend(steps: number): void {
    this.#spent += steps;
    if (this.#spent > this.#steps) throw new BudgetSpentError();
  }

  /**
   * Does work with a share of the steps that are left, and counts what it took.
   *
   * @returns undefined when the share was not enough.
   */
  attempt<Result>(share: number, work: (budget: Budget) => Result): Result | undefined {
    const part = new Budget(Math.max(0, this.#steps - this.#spent) * share);
    try {
      return work(part);
    } catch (error) {
      if (error instanceof BudgetSpentError) return undefined;
      throw error;
    } finally {
      this.#spent += part.spent;
    }
  }
}
