import {
  CONFIG_FOLDERS,
  type Environment,
  getConfigFile,
  readSection,
  type Section,
  type Worker,
} from '../deploy/wrangler-config.ts';

/** What an account needs before the first deployment, which this command creates. */
export type CreatedResource =
  | { kind: 'bucket' | 'database' | 'queue'; name: string }
  /** `random`: anything unguessable, generated here. `given`: what another service has issued. */
  | { kind: 'secret'; name: string; worker: Worker; source: 'random' | 'given' };

/** What else an environment needs: made by its deployment, or by a person with a command. */
export type OtherResource = { kind: string; name: string; how: string };

export type Resources = { created: readonly CreatedResource[]; others: readonly OtherResource[] };

const create = (resource: CreatedResource): Resources => ({ created: [resource], others: [] });
const other = (kind: string, name: string, how: string): Resources => ({ created: [], others: [{ kind, name, how }] });
const WITH_DEPLOYMENT = 'made by the deployment';

/** Secrets that other services issue, with the variable that makes them necessary, and whose they are. */
const GIVEN_SECRETS: readonly [variable: string, name: string, worker: Worker][] = [
  ['SMTP_USER', 'SMTP_PASSWORD', 'api-function'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET', 'api-function'],
];

const toText = (value: unknown) => String(value ?? '');

function listVariableNeeds({ vars = {} }: Section): Resources[] {
  const given = GIVEN_SECRETS.filter(([variable]) => toText(vars[variable]) !== '');
  const domain = toText(vars.MAIL_FROM).split('@')[1];
  return [
    ...given.map(([, name, worker]) => create({ kind: 'secret', name, worker, source: 'given' })),
    ...(vars.MAIL_DRIVER === 'cloudflare' && domain
      ? [other('mail domain', domain, `by hand: wrangler email sending enable ${domain}`)]
      : []),
  ];
}

/** For each key of an environment: what the account needs for it. A key that is not here is refused. */
const READERS: Readonly<Record<string, (section: Section, worker: Worker) => Resources[]>> = {
  r2_buckets: ({ r2_buckets = [] }) =>
    r2_buckets.map(({ bucket_name }) => create({ kind: 'bucket', name: toText(bucket_name) })),
  d1_databases: ({ d1_databases = [] }) =>
    d1_databases.map(({ database_name }) => create({ kind: 'database', name: toText(database_name) })),
  queues: ({ queues }) =>
    [
      ...(queues?.producers ?? []).map(({ queue }) => queue),
      ...(queues?.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue ?? []].flat()),
    ].map((name) => create({ kind: 'queue', name: toText(name) })),
  secrets: ({ secrets }, worker) =>
    (secrets?.required ?? []).map((name) => create({ kind: 'secret', name, worker, source: 'random' })),
  vars: listVariableNeeds,
  routes: ({ routes = [] }) =>
    routes.map((route) => other('route', typeof route === 'string' ? route : route.pattern, WITH_DEPLOYMENT)),
  services: ({ services = [] }) =>
    services.map(({ service }) =>
      other('service', toText(service), `${WITH_DEPLOYMENT} of the API, which comes first`),
    ),
  durable_objects: ({ durable_objects }) =>
    (durable_objects?.bindings ?? []).map(({ class_name }) => other('object', class_name, WITH_DEPLOYMENT)),
  analytics_engine_datasets: ({ analytics_engine_datasets = [] }) =>
    analytics_engine_datasets.map(({ dataset }) =>
      other('dataset', toText(dataset), 'made by the first report; switch Analytics Engine on first'),
    ),
  ratelimits: ({ ratelimits = [] }) =>
    ratelimits.map(({ name, namespace_id }) => other('rate limit', `${name} (${namespace_id})`, WITH_DEPLOYMENT)),
  // The domain of the sender is a need of the variables.
  send_email: () => [],
  // The version of a Worker is known without anything in the account.
  version_metadata: () => [],
};

const isWorker = (folder: string): folder is Worker => folder === 'api-function' || folder === 'shell';

/** Keeps the first of equal resources: a bucket is bound by several configurations. */
const unique = <Item extends object>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/**
 * Lists what an environment of the wrangler configurations needs.
 *
 * @throws Error for a kind of binding that this list does not know yet.
 */
export function listResources(environment: Environment, workspace?: string): Resources {
  const found = CONFIG_FOLDERS.flatMap((folder) => {
    const section = readSection(folder, environment, workspace);
    return Object.keys(section).flatMap((key) => {
      const read = READERS[key];
      if (!read) throw new Error(`${getConfigFile(folder)}: nobody knows what the account needs for ${key}`);
      return read(section, isWorker(folder) ? folder : 'shell');
    });
  });
  const order = ['bucket', 'database', 'queue', 'secret'];
  const created = unique(found.flatMap((item) => item.created));
  return {
    created: created.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    others: unique(found.flatMap((item) => item.others)),
  };
}
