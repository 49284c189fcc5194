import { createCommand, createPageOption, InvalidArgumentError, Option } from '../../shared-commands/src/index.ts';
import { readLocalSite } from '../../shared-delivery/src/publishing/local-site.ts';
import { addBackupCommand } from '../backup/command.ts';
import { addCostsCommand } from '../costs/command.ts';
import { addRestoreCommand } from '../restore/command.ts';
import type { Operation } from './operation.ts';

/** @throws InvalidArgumentError when a text is no address of a site, or the key would travel in clear to it. */
function parseSite(site: string): string {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new InvalidArgumentError(`${site} is not the address of a site, such as https://guide.example`);
  const { protocol, hostname, origin } = new URL(site);
  if (protocol === 'http:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new InvalidArgumentError(`The key would travel in clear to ${origin}: use https`);
  return origin;
}

/** Keeps the properties that are given. */
const compact = <Value>(values: Readonly<Record<string, Value | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined));

/** A path with those parameters of a query that are given. */
function withQuery(path: string, parameters: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(compact(parameters)).map(([name, value]) => [name, String(value)]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

const runWhenRead = async (operation: Operation) => (await import('./run-operation.ts')).runOperation(operation);

/**
 * Creates the family `operate`.
 *
 * @param run does what the arguments ask for.
 */
export function createOperateCommand(run: (operation: Operation) => Promise<void> = runWhenRead) {
  const operate = createCommand(
    'npm run -s operate --',
    `Shows and mends what happens to emails and requests, and restores the database. What to do when is in docs/operations.md.
The operator's key is the environment variable OPERATOR_KEY; that of the local site is read from api-function/.dev.vars.`,
  );
  const addCommand = (name: string, description: string) =>
    operate
      .command(name)
      .description(description)
      .option('--site <address>', 'the site; otherwise the one that npm start serves', parseSite)
      .option('--json', 'prints the response as JSON');
  type Shared = ReturnType<ReturnType<typeof addCommand>['opts']>;
  const call = (command: string, { site = readLocalSite(), json }: Shared, path: string, body?: object) =>
    run({ command, site, isJson: json ?? false, call: { path, ...(body && { body }) } });

  const kind = () =>
    new Option(
      '--kind <kind>',
      'verification, visitor (the first one: plan or confirmation), provider (the request), plan, plan_copy, cancellation, cancellation_notice or deletion',
    );
  const since = () => new Option('--since <moment>', 'only emails that were created at this moment or later');

  addCommand(
    'health',
    'Shows what the site says of its database, its emails and its promise; ends with 1 when it is red.',
  ).action((options) => call('health', options, 'health'));
  addCommand('emails', 'Lists emails.')
    .argument('[reference]', 'of one request')
    .option('--state <state>', 'due, leased, sending, sent, refused or dead')
    .addOption(kind())
    .addOption(since())
    .addOption(createPageOption())
    .action((reference, { state, kind, since, page, ...options }) =>
      call('emails', options, withQuery('operations/emails', { reference, state, kind, since, page })),
    );
  addCommand(
    'requeue',
    'Sends dead emails again, for 20 hours; those that the mailbox refused only when the request is named.',
  )
    .argument('[reference]', 'of one request')
    .option('--all', 'those of all requests')
    .addOption(kind())
    .addOption(since())
    .option('--include-unknown', 'also those that may have arrived')
    .action((reference, { all, kind, since, includeUnknown: include_unknown, ...options }) => {
      if (!reference === !all) throw new InvalidArgumentError('Name a reference, or say --all');
      const body = compact<string | boolean>({ reference, all, kind, since, include_unknown });
      return call('requeue', options, 'operations/emails/requeue', body);
    });
  addCommand('arrived', 'Settles a dead email that the mail server has accepted.')
    .argument('<reference>', 'of its request')
    .addOption(kind().makeOptionMandatory())
    .action((reference, { kind, ...options }) =>
      call('arrived', options, 'operations/emails/arrived', { reference, kind }),
    );
  addCommand(
    'stop',
    'Stops all emails; requests are recorded as before, and health is red until you start them.',
  ).action((options) => call('stop', options, 'operations/emails/stop', {}));
  addCommand('start', 'Lets emails go again, those first that have waited.').action((options) =>
    call('start', options, 'operations/emails/start', {}),
  );
  addCommand('requests', 'Lists the requests without an answer, the oldest first.')
    .addOption(createPageOption())
    .action(({ page, ...options }) => call('requests', options, withQuery('operations/requests', { page })));
  addCommand('answered', 'Records that the itinerary of a request has gone to the visitor.')
    .argument('<reference>', 'of the request')
    .action((reference, options) => call('answered', options, 'operations/requests/answered', { reference }));
  addCommand('backed-up', 'Records that a backup was taken now: without one for a day there is an alarm.').action(
    (options) => call('backed-up', options, 'operations/backups', {}),
  );
  addCommand('desk-links', 'Lists the links to the desk that work, the newest first.')
    .addOption(createPageOption())
    .action(({ page, ...options }) => call('desk-links', options, withQuery('operations/desk-links', { page })));
  addCommand('end-desk-link', 'Ends a link to the desk at once, and every key that its list gave.')
    .argument('[id]', 'of the link')
    .option('--all', 'all links: the next email to the provider has one that works')
    .action((id, { all, ...options }) => {
      if (!id === !all) throw new InvalidArgumentError('Name the id of a link, or say --all');
      return call('end-desk-link', options, 'operations/desk-links/end', compact<string | boolean>({ id, all }));
    });
  addCommand('suppressions', 'Lists the addresses that get no emails, as digests.')
    .addOption(createPageOption())
    .action(({ page, ...options }) => call('suppressions', options, withQuery('operations/suppressions', { page })));
  addCommand('lift', 'Removes an address from the list of those that get no emails.')
    .argument('<address>', 'the address, or its digest')
    .action((address, options) => call('lift', options, 'operations/suppressions/lift', { address }));
  addCommand('export', 'Prints everything that is stored about an address, as JSON, for the person whose it is.')
    .argument('<address>', 'the address')
    .action((address, options) => call('export', options, 'operations/addresses/export', { address }));
  addCommand(
    'erase',
    'Deletes all requests of an address, and asks the provider to delete what it has. There is no way back.',
  )
    .argument('<address>', 'the address')
    .option('--yes', 'without asking')
    .option('--dry-run', 'says how many requests would be deleted, and changes nothing')
    .action((address, { yes, dryRun, site = readLocalSite(), json }) =>
      run({
        ...{ command: 'erase', site, isJson: json ?? false },
        call: { path: 'operations/addresses/erase', body: compact<string | boolean>({ address, dry_run: dryRun }) },
        ...(!yes && !dryRun && { question: `Delete all requests of ${address} at ${site}? There is no way back.` }),
      }),
    );
  addBackupCommand(operate);
  addRestoreCommand(operate);
  addCostsCommand(operate);
  return operate;
}
