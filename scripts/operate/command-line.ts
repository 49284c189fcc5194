import { parseArgs } from 'node:util';

/** The text for `--help`, and after every mistake in the arguments. */
export const USAGE = `Shows and mends what happens to emails and requests. What to do when is in docs/operations.md.

  npm run -s operate -- health
  npm run -s operate -- emails [<reference>] [--state dead] [--kind visitor] [--since 2026-11-22T08:00Z]
  npm run -s operate -- requeue <reference> | --all [--kind visitor] [--since 2026-11-22T08:00Z] [--include-unknown]
  npm run -s operate -- arrived <reference> --kind visitor
  npm run -s operate -- requests
  npm run -s operate -- answered <reference>
  npm run -s operate -- suppressions
  npm run -s operate -- lift <address or digest>
  npm run -s operate -- export <address>
  npm run -s operate -- erase <address>

  health         what the site says of its database, its emails and its promise
  emails         lists emails; states are due, leased, sending, sent, refused and dead
  requeue        sends dead emails again, for 20 hours; those that may have arrived only with --include-unknown, and those
                 that the mailbox refused only when the request is named
  arrived        settles a dead email that the mail server has accepted
  requests       lists the requests without an answer, the oldest first
  answered       records that the itinerary of a request has gone to the visitor
  suppressions   lists the addresses that get no emails, as digests
  lift           removes an address from that list
  export         prints everything that is stored about an address, as JSON, for the person whose it is
  erase          deletes all requests of an address, and asks the provider to delete what it has; there is no way back

  --kind         visitor (the first one: plan or confirmation), provider (the request), plan, plan_copy, cancellation,
                 cancellation_notice or deletion
  --since        only emails that were created at this moment or later
  --site         the site; http://localhost:3000 unless given
  --json         prints the response as JSON

The operator's key is the environment variable OPERATOR_KEY; that of the local site is read from api-function/.dev.vars.`;

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A call of the API: with a body it is posted. `path` is relative to /api/. */
type Call = { path: string; body?: object };

/** What to do: the call, and where. */
export type Operation = { command: string; call: Call; site: string; isJson: boolean };

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  all: { type: 'boolean' },
  'include-unknown': { type: 'boolean' },
  site: { type: 'string' },
  json: { type: 'boolean' },
} as const;
type Option = keyof typeof options;
type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A command: the options that it takes, what its argument is, and its call. */
type Command = {
  options: readonly Option[];
  argument?: 'needed' | 'possible';
  createCall: (argument: string | undefined, values: Values) => Call;
};

/** Keeps the properties that are given. */
const compact = (values: Readonly<Record<string, string | boolean | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const commands: Readonly<Record<string, Command>> = {
  health: { options: [], createCall: () => ({ path: 'health' }) },
  emails: {
    options: ['state', 'kind', 'since'],
    argument: 'possible',
    createCall: (reference, { state, kind, since }) => ({
      path: `operations/emails?${new URLSearchParams(compact({ reference, state, kind, since }) as Record<string, string>)}`,
    }),
  },
  requeue: {
    options: ['all', 'kind', 'since', 'include-unknown'],
    argument: 'possible',
    createCall: (reference, { all, kind, since, 'include-unknown': include_unknown }) => {
      if (!reference === !all) throw new UsageError('Name a reference, or say --all');
      return { path: 'operations/emails/requeue', body: compact({ reference, all, kind, since, include_unknown }) };
    },
  },
  arrived: {
    options: ['kind'],
    argument: 'needed',
    createCall: (reference, { kind }) => {
      if (!kind) throw new UsageError('Say which email has arrived: --kind visitor, provider, plan or another one');
      return { path: 'operations/emails/arrived', body: { reference, kind } };
    },
  },
  requests: { options: [], createCall: () => ({ path: 'operations/requests' }) },
  answered: {
    options: [],
    argument: 'needed',
    createCall: (reference) => ({ path: 'operations/requests/answered', body: { reference } }),
  },
  suppressions: { options: [], createCall: () => ({ path: 'operations/suppressions' }) },
  lift: {
    options: [],
    argument: 'needed',
    createCall: (address) => ({ path: 'operations/suppressions/lift', body: { address } }),
  },
  export: {
    options: [],
    argument: 'needed',
    createCall: (address) => ({ path: 'operations/addresses/export', body: { address } }),
  },
  erase: {
    options: [],
    argument: 'needed',
    createCall: (address) => ({ path: 'operations/addresses/erase', body: { address } }),
  },
};

function parseSite(site: string): string {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new UsageError(`${site} is not the address of a site, such as https://guide.example`);
  const { protocol, hostname, origin } = new URL(site);
  if (protocol === 'http:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new UsageError(`The key would travel in clear to ${origin}: use https`);
  return origin;
}

/**
 * Parses the arguments of the command.
 *
 * @throws UsageError when they cannot be used.
 */
export function parseCommandLine(args: readonly string[]): Operation {
  const { values, positionals } = parse(args);
  const [name = '', argument, surplus] = positionals;
  const command = commands[name];
  if (!command)
    throw new UsageError(
      `${name ? `There is no command ${name}` : 'Name a command'}: ${Object.keys(commands).join(', ')}`,
    );
  const general = ['site', 'json'];
  const wrong = Object.keys(values).find((option) => ![...general, ...command.options].includes(option));
  if (wrong) throw new UsageError(`${name} has no option --${wrong}`);
  const unexpected = command.argument ? surplus : argument;
  if (unexpected) throw new UsageError(`${name} does not know what to do with ${unexpected}`);
  if (command.argument === 'needed' && !argument) throw new UsageError(`${name} needs what to apply it to`);
  return {
    command: name,
    call: command.createCall(argument, values),
    site: parseSite(values.site ?? 'http://localhost:3000'),
    isJson: values.json ?? false,
  };
}
