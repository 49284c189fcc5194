import type { Config } from '../config/config.ts';

/** The OAuth app that editors sign in through, and what it asks them for. */
export type GitHubApp = { url: string; clientId: string; clientSecret: string; scope: string };

/** The app of this site, if it is set up. */
export function gitHubAppOf(config: Config): GitHubApp | undefined {
  const { GITHUB_URL: url, GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = config;
  return clientId && clientSecret ? { url, clientId, clientSecret, scope: config.EDITOR_SCOPE } : undefined;
}
