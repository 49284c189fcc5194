import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** wrangler reads this file, and git ignores it. */
const SECRETS_FILE = 'api-function/.dev.vars';

/** The secrets that the API needs, and the operator's key for the commands of docs/operations.md. */
const SECRET_NAMES = ['LINK_SECRET', 'DESK_SECRET', 'ADDRESS_DIGEST_SECRET', 'OPERATOR_KEY'] as const;

/** Creates the secrets of the local stack that do not exist yet; those that do are kept. */
export function ensureLocalSecrets(): void {
  if (!existsSync(SECRETS_FILE)) writeFileSync(SECRETS_FILE, '', { mode: 0o600 });
  const existing = readFileSync(SECRETS_FILE, 'utf8');
  const missing = SECRET_NAMES.filter((name) => !new RegExp(`^${name}=`, 'm').test(existing));
  const separator = existing === '' || existing.endsWith('\n') ? '' : '\n';
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`);
  if (lines.length > 0) appendFileSync(SECRETS_FILE, separator + lines.join(''));
}
