import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * File -> the secrets in it: those that the API needs, the operator's key for the commands of docs/operations.md, the key
 * of the teams, and what signs the tokens of pages. wrangler reads these files, and git ignores them.
 */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'api-function/.dev.vars': ['LINK_SECRET', 'DESK_SECRET', 'ADDRESS_DIGEST_SECRET', 'OPERATOR_KEY'],
  'shell/.dev.vars': ['TEAM_KEY', 'REPORT_SECRET'],
};

/** Creates the secrets of the local stack that do not exist yet; those that do are kept. */
export function ensureLocalSecrets(): void {
  for (const [file, names] of Object.entries(SECRETS)) ensureSecrets(file, names);
}

function ensureSecrets(file: string, names: readonly string[]) {
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
  const existing = readFileSync(file, 'utf8');
  const missing = names.filter((name) => !new RegExp(`^${name}=`, 'm').test(existing));
  const separator = existing === '' || existing.endsWith('\n') ? '' : '\n';
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`);
  if (lines.length > 0) appendFileSync(file, separator + lines.join(''));
}

/** Reads a secret of the local stack; undefined when there is none. */
export function readLocalSecret(name: string): string | undefined {
  const [file] = Object.entries(SECRETS).find(([, names]) => names.includes(name)) ?? [];
  if (file === undefined || !existsSync(file)) return undefined;
  return new RegExp(`^${name}=(.+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
}
