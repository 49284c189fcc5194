import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';

const FILE = 'api-function/.dev.vars';

/** Makes the secrets of the local stack, once, in the file that wrangler reads and git does not. */
export function ensureLocalSecrets(): void {
  if (existsSync(FILE)) return;
  writeFileSync(FILE, `LINK_SECRET=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
}
