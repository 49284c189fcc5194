import type { BrowserContext, Route as BrowserRoute, Request } from '@playwright/test';
import type { BareRepository, TreeEntry } from './bare-repository.ts';
import { ACCESS_TOKEN } from './fake-sign-in.ts';

const OWNER = 'almaty';
const NAME = 'guide';
/** Owner and name of the repository, which the editor's build has as a variable. */
export const REPOSITORY = `${OWNER}/${NAME}`;

const user = { login: 'an-editor', name: 'An editor', avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4' };
const repositoryInfo = { name: NAME, owner: { login: OWNER }, permissions: { push: true }, default_branch: 'main' };
const TIME = '2026-11-20T09:00:00Z';

type Label = { name: string };
type PullRequest = {
  number: number;
  title: string;
  state: 'open';
  head: { ref: string; sha: string; repo: { fork: boolean } };
  base: { ref: string };
  labels: Label[];
  user: { login: string };
  updated_at: string;
};

/** `pattern` matches method and path; `respond` gets the captured part of the path, and the body of the request. */
type Route = { pattern: RegExp; respond: (name: string, body: unknown) => unknown };

const createRoute = <Body = never>(pattern: RegExp, respond: (name: string, body: Body) => unknown): Route => ({
  pattern,
  respond: (name, body) => respond(name, body as Body),
});
/** @param path is below the repository's. */
const repositoryRoute = <Body = never>(method: string, path: string, respond: (name: string, body: Body) => unknown) =>
  createRoute(new RegExp(`^${method} /repos/${REPOSITORY}${path}$`), respond);

const userRoutes = [
  createRoute(/^GET \/user$/, () => user),
  createRoute(/^GET \/users\/an-editor$/, () => user),
  repositoryRoute('GET', '', () => repositoryInfo),
];

const createReadRoutes = (repository: BareRepository) => {
  const author = { name: user.name, email: 'editor@example.com', date: TIME };
  return [
    repositoryRoute('GET', '/branches/(.+)', (name) => ({ name, commit: { sha: repository.getCommit(name) } })),
    repositoryRoute('GET', '/git/trees/(.+)', (sha) => ({ sha, tree: repository.listTree(sha) })),
    repositoryRoute('GET', '/git/blobs/(.+)', (sha) => ({
      sha,
      encoding: 'base64',
      content: repository.readBlobAsBase64(sha),
    })),
    repositoryRoute('GET', '/commits', () => [{ sha: repository.getCommit('main'), commit: { author }, author: user }]),
    repositoryRoute('GET', '/compare/(.+)', (range) => {
      const [base = '', head = ''] = range.split('...');
      const files = repository.listChangedFiles(base, head);
      return { files: files.map(({ path, sha }) => ({ filename: path, status: 'modified', sha, patch: '@@ …' })) };
    }),
  ];
};

type NewTree = { base_tree: string; tree: TreeEntry[] };
type NewCommit = { tree: string; parents: string[]; message: string };
type NewRef = { ref: string; sha: string };

const createWriteRoutes = (repository: BareRepository) => [
  repositoryRoute<{ content: string }>('POST', '/git/blobs', (_, { content }) => ({
    sha: repository.addBlob(Buffer.from(content, 'base64')),
  })),
  repositoryRoute<NewTree>('POST', '/git/trees', (_, { base_tree, tree }) => ({
    sha: repository.addTree(base_tree, tree),
  })),
  repositoryRoute<NewCommit>('POST', '/git/commits', (_, { tree, parents, message }) => ({
    sha: repository.addCommit(tree, parents, message),
  })),
  repositoryRoute<NewRef>('POST', '/git/refs', (_, { ref, sha }) => {
    repository.addRef(ref, sha);
    return { ref, object: { sha } };
  }),
];

type NewPullRequest = { title: string; head: string; base: string };

const createPullRequestRoutes = (repository: BareRepository, pullRequests: PullRequest[]) => [
  repositoryRoute('GET', '/pulls', () => pullRequests),
  repositoryRoute<NewPullRequest>('POST', '/pulls', (_, { title, head, base }) => {
    const ref = head.replace(`${OWNER}:`, '');
    const pullRequest: PullRequest = {
      number: pullRequests.length + 1,
      title,
      state: 'open',
      head: { ref, sha: repository.getCommit(ref), repo: { fork: false } },
      base: { ref: base },
      labels: [],
      user,
      updated_at: TIME,
    };
    pullRequests.push(pullRequest);
    return pullRequest;
  }),
  repositoryRoute<{ labels: string[] }>('PUT', '/issues/(.+)/labels', (number, { labels }) => {
    const added = labels.map((name) => ({ name }));
    for (const pullRequest of pullRequests) if (pullRequest.number === Number(number)) pullRequest.labels = added;
    return added;
  }),
];

/** Finds the response to a request; a request without a route gets 501, which the browser reports on its console. */
function respondTo(request: Request, routes: readonly Route[]): { status: number; json: unknown } {
  if (request.headers().authorization !== `token ${ACCESS_TOKEN}`)
    return { status: 401, json: { message: 'Bad credentials' } };
  const methodAndPath = `${request.method()} ${decodeURIComponent(new URL(request.url()).pathname)}`;
  const route = routes.find(({ pattern }) => pattern.test(methodAndPath));
  if (!route) return { status: 501, json: { message: `The fake has no route for ${methodAndPath}` } };
  const [, name = ''] = route.pattern.exec(methodAndPath) ?? [];
  try {
    const json = route.respond(name, request.postDataJSON());
    return { status: request.method() === 'POST' ? 201 : 200, json };
  } catch {
    return { status: 404, json: { message: 'Not Found' } };
  }
}

/**
 * Fakes GitHub's API, as far as Decap CMS uses it, for the pages of a browser context, with a real repository behind it.
 *
 * @returns the open pull requests.
 */
export async function fakeGitHubApi(
  context: BrowserContext,
  repository: BareRepository,
): Promise<readonly PullRequest[]> {
  const pullRequests: PullRequest[] = [];
  const routes = [
    ...userRoutes,
    ...createReadRoutes(repository),
    ...createWriteRoutes(repository),
    ...createPullRequestRoutes(repository, pullRequests),
  ];
  // The editor has another origin than the API.
  const headers = { 'access-control-allow-origin': '*' };
  const fulfill = (route: BrowserRoute) => route.fulfill({ headers, ...respondTo(route.request(), routes) });
  await context.route('https://api.github.com/**', fulfill);
  // GitHub's status page, which lists no component with a problem.
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers, json: { components: [] } }),
  );
  return pullRequests;
}
