import { type Environment, readTopLevel } from '../deploy/wrangler-config.ts';
import type { Outcome } from './bootstrap.ts';
import type { CreatedResource, OtherResource, Resources } from './resources.ts';

function getName(resource: CreatedResource, environment: Environment): string {
  if (resource.kind !== 'secret') return resource.name;
  return `${resource.name} of ${readTopLevel(resource.worker).name}-${environment}`;
}

/** Formats rows as columns with two spaces between. */
function formatRows(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

const describeOthers = (others: readonly OtherResource[]) => [
  '',
  'Made by other steps of docs/deploying.md:',
  ...formatRows(others.map(({ kind, name, how }) => [kind, name, how])),
];

/** Describes what the command would create, line by line. */
export function describeNeeds(environment: Environment, { created, others }: Resources): string[] {
  const rows = created.map((resource) => {
    const source = resource.kind === 'secret' && (resource.source === 'random' ? 'generated' : 'from the environment');
    return [resource.kind, getName(resource, environment), source || ''];
  });
  return [
    `${environment} needs, and this command creates what the account lacks:`,
    ...formatRows(rows),
    ...describeOthers(others),
  ];
}

/** Describes what the command has created, line by line. */
export function describeOutcome(
  environment: Environment,
  outcome: Outcome,
  others: readonly OtherResource[],
): string[] {
  const rows = [
    ...outcome.existing.map((resource) => [resource.kind, getName(resource, environment), 'was there']),
    ...outcome.created.map((resource) => [resource.kind, getName(resource, environment), 'created']),
  ];
  return [`${environment} has what it needs:`, ...formatRows(rows), '', ...outcome.notes, ...describeOthers(others)];
}
