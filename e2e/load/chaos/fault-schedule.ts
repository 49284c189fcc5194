import type { Random } from '../../../shared-planner/src/solver/random.ts';

/** A statement of a call fails: the first, second, …; before it reaches the database, or after its execution there. */
export type StatementFault = { statement: number; moment: 'before' | 'after' };

const MOMENTS = ['before', 'after'] as const;

/** Chooses the calls of a handler in which a statement fails, and takes all statements and both moments in turn. */
export class FaultSchedule {
  private readonly random: Random;
  private readonly share: number;
  private turn = 0;
  /** The most statements that a call has executed. */
  private statements = 1;

  /** @param share of the calls in which a statement fails, from 0 to 1. */
  constructor(random: Random, share: number) {
    this.random = random;
    this.share = share;
  }

  /** Chooses the fault of the next call; null for none. A call that executes fewer statements does not fail. */
  next(): StatementFault | null {
    if (this.random.fraction() >= this.share) return null;
    const statement = (Math.floor(this.turn / MOMENTS.length) % this.statements) + 1;
    const moment = this.turn % MOMENTS.length === 0 ? 'before' : 'after';
    this.turn += 1;
    return { statement, moment };
  }

  /** Notes how many statements a call has executed so far. */
  noteStatements(count: number): void {
    this.statements = Math.max(this.statements, count);
  }
}
