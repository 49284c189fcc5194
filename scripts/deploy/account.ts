/** What every command that changes the account needs in the environment. */
const ACCOUNT_VARIABLES = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'] as const;

/** @throws Error that names every variable of the account that is not set. */
export function requireAccount(env: NodeJS.ProcessEnv): void {
  const missing = ACCOUNT_VARIABLES.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set (docs/deploying.md)`);
}
