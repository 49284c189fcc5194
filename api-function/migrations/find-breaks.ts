import type { Column, Schema, Table } from './schema.ts';

/** A condition that lists what a column may be. */
const LIST = /^(?<column>\w+) in \((?<values>.*)\)$/;

/** Whether a condition accepts all that another one accepts, and more. */
function isWider(check: string, before: string): boolean {
  const [wide, narrow] = [LIST.exec(check)?.groups, LIST.exec(before)?.groups];
  if (!wide || wide.column !== narrow?.column) return false;
  const values = wide.values?.split(', ') ?? [];
  return narrow?.values?.split(', ').every((value) => values.includes(value)) ?? false;
}

/** Whether a condition is about columns that code of before does not write. */
const isOfNewColumns = (check: string, before: Table, after: Table) =>
  Object.keys(before.columns).every((column) => !new RegExp(`\\b${column}\\b`).test(check)) &&
  Object.keys(after.columns).some((column) => new RegExp(`\\b${column}\\b`).test(check));

function findColumnBreak(before: Column | undefined, after: Column | undefined): string | null {
  if (!after) return 'is gone';
  if (after.isRequired && !before?.isRequired) return 'needs a value, and has no default';
  if (before?.canBeNull && !after.canBeNull) return 'cannot be null any more';
  return before && before.type !== after.type ? `is ${after.type}, no longer ${before.type}` : null;
}

const findColumnBreaks = (before: Table, after: Table) =>
  Object.keys({ ...before.columns, ...after.columns }).flatMap((name) => {
    const problem = findColumnBreak(before.columns[name], after.columns[name]);
    return problem ? [`the column ${name} ${problem}`] : [];
  });

const findCheckBreaks = (before: Table, after: Table) =>
  after.checks
    .filter((check) => !before.checks.some((known) => known === check || isWider(check, known)))
    .filter((check) => !isOfNewColumns(check, before, after))
    .map((check) => `the condition (${check}) is new`);

const findNew = (before: readonly string[], after: readonly string[]) => after.filter((text) => !before.includes(text));

const findTriggerBreaks = ({ triggers: before }: Table, { triggers: after }: Table) =>
  Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      if (before[name] === undefined) return `the trigger ${name} is new`;
      return `the trigger ${name} ${after[name] === undefined ? 'is gone' : 'does something else'}`;
    });

function findTableBreaks(before: Table, after: Table | undefined): string[] {
  if (!after) return ['it is gone'];
  return [
    ...findColumnBreaks(before, after),
    ...findCheckBreaks(before, after),
    ...findNew(before.uniques, after.uniques).map((columns) => `only one row may have the same ${columns}`),
    ...findNew(before.references, after.references).map((reference) => `it has to refer to ${reference}`),
    ...findTriggerBreaks(before, after),
  ];
}

/**
 * Finds what of a new schema could break code that was written for the one before: while a version is deployed, and after a
 * rollback, that code runs on the new schema. A new table breaks nothing.
 */
const findBreaks = (before: Schema, after: Schema): string[] =>
  Object.entries(before).flatMap(([table, columns]) =>
    findTableBreaks(columns, after[table]).map((problem) => `${table}: ${problem}`),
  );

/** The line of a migration that contracts: it takes away what code before a revision uses, which runs nowhere any more. */
const CONTRACT = /^-- contract: breaks code before [0-9a-f]{7,40}$/m;

/**
 * Says why a migration is refused; null when code of before survives it, or when it says that it contracts.
 *
 * @param sql the text of the migration.
 */
export function refuse(sql: string, before: Schema, after: Schema): string | null {
  const breaks = findBreaks(before, after);
  const isContract = CONTRACT.test(sql);
  if (breaks.length > 0 && !isContract)
    return `Code of before would break on it. Expand first; once that code runs nowhere any more, write into the migration
"-- contract: breaks code before <revision>" (docs/operations.md, "Deploying a change of the database"):\n  ${breaks.join('\n  ')}`;
  return isContract && breaks.length === 0 ? 'It says that it contracts, and takes nothing away' : null;
}
