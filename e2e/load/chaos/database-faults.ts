import type { FaultSchedule, StatementFault } from './fault-schedule.ts';

/** The methods of a database and its statements that send something to D1. */
const EXECUTIONS: readonly unknown[] = ['first', 'all', 'run', 'raw', 'batch', 'exec'];

type Method = (...args: unknown[]) => unknown;
/** Executes a statement, or fails in its place or after it. */
type Execute = (run: () => unknown) => Promise<unknown>;

const createExecute = (schedule: FaultSchedule, fault: StatementFault | null): Execute => {
  let statement = 0;
  return async (run) => {
    statement += 1;
    schedule.noteStatements(statement);
    if (statement !== fault?.statement) return run();
    if (fault.moment === 'after') await run();
    console.log(JSON.stringify({ event: 'chaos_statement_failed', ...fault }));
    // The message that D1 itself gives when it loses its connection.
    throw new Error('D1_ERROR: Network connection lost.');
  };
};

/** Wraps a database, and what its methods return as `prepare` and `bind` do, so that each execution passes `execute`. */
function wrap<Value extends object>(value: Value, execute: Execute, originals: WeakMap<object, object>): Value {
  const unwrap = (argument: unknown): unknown =>
    Array.isArray(argument) ? argument.map(unwrap) : (originals.get(Object(argument)) ?? argument);
  const wrapped = new Proxy(value, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const call = () => (member as Method).apply(target, args.map(unwrap));
        if (EXECUTIONS.includes(name)) return execute(call);
        const result = call();
        return result instanceof Object ? wrap(result, execute, originals) : result;
      };
    },
  });
  originals.set(wrapped, value);
  return wrapped;
}

/** Wraps the database of one call of a handler, so that a statement may fail as the schedule says. */
export const injectDatabaseFault = (database: D1Database, schedule: FaultSchedule): D1Database =>
  wrap(database, createExecute(schedule, schedule.next()), new WeakMap());
