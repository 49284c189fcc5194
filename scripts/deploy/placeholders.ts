import type { Provider } from '../../shared-delivery/src/provider/provider.ts';
import { type Environment, getConfigFile, readSection } from './wrangler-config.ts';

/** Hosts and addresses that nobody can have (RFC 2606), and ids that no database has. */
const PLACEHOLDER = /\.example(\/|$)|^0{8}-/;

/** Lists the texts in a value with the path of each. */
function listTexts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([name, inner]) => listTexts(inner, `${path}.${name}`));
}

/**
 * Finds what nobody has replaced yet in an environment of the wrangler configurations.
 *
 * @returns a line for each placeholder: the file, where it is, and its text.
 */
export const findPlaceholders = (folders: readonly string[], environment: Environment, workspace?: string): string[] =>
  folders.flatMap((folder) =>
    listTexts(readSection(folder, environment, workspace), `env.${environment}`)
      .filter(([, text]) => PLACEHOLDER.test(text))
      .map(([path, text]) => `${getConfigFile(folder)}: ${path} is still ${text}`),
  );

/**
 * Finds what is not said of whoever runs the site, which its privacy page has to name (GDPR, Article 13(1)(a)).
 *
 * @returns a line for each thing that is missing or a placeholder.
 */
export const findMissingProvider = ({ name, email }: Provider): string[] =>
  Object.entries({ name: name?.trim(), email }).flatMap(([field, text]) =>
    text && !PLACEHOLDER.test(text)
      ? []
      : [`shared-delivery/src/provider/provider.ts: ${field} is ${text ? `still ${text}` : 'missing'}`],
  );
