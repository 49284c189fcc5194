import type { Config } from '../config/config.ts';

/** The OAuth app at GitHub that editors sign in through, and the scope that it asks for. */
export type GitHubApp = { url: string; clientId: string; clientSecret: string; scope: string };

/** Gets the OAuth app from the configuration; undefined when it is not set up. */
export function getGitHubApp(config: Config): GitHubApp | undefined {
  const { GITHUB_URL: url, GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = config;
  return clientId && clientSecret ? { url, clientId, clientSecret, scope: config.EDITOR_SCOPE } : undefined;
}
