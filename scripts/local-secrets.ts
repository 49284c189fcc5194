import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

/** wrangler reads this file, and git ignores it. */
const SECRETS_FILE = 'api-function/.dev.vars';

/** Creates the secrets of the local stack if they do not exist yet. */
export function ensureLocalSecrets(): void {
  if (existsSync(SECRETS_FILE)) return;
  writeFileSync(SECRETS_FILE, `LINK_SECRET=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}
