import type { BrowserContext, Request, Route } from '@playwright/test';
import type { Repository, TreeEntry } from './repository.ts';
import { TOKEN } from './sign-in.ts';

const OWNER = 'almaty';
const NAME = 'guide';
/** Owner and name of the repository, as the editor's build is told. */
export const REPOSITORY = `${OWNER}/${NAME}`;

const user = { login: 'an-editor', name: 'An editor', avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4' };
const rights = { name: NAME, owner: { login: OWNER }, permissions: { push: true }, default_branch: 'main' };
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

/** What GitHub can be asked: method and path, and what comes of it. `name` is what the path names. */
type Question = { asked: RegExp; answer: (name: string, sent: unknown) => unknown };

const question = <Sent = never>(asked: RegExp, answer: (name: string, sent: Sent) => unknown): Question => ({
  asked,
  answer: (name, sent) => answer(name, sent as Sent),
});
/** A question about the repository. */
const about = <Sent = never>(method: string, path: string, answer: (name: string, sent: Sent) => unknown) =>
  question(new RegExp(`^${method} /repos/${REPOSITORY}${path}$`), answer);

const people = [
  question(/^GET \/user$/, () => user),
  question(/^GET \/users\/an-editor$/, () => user),
  about('GET', '', () => rights),
];

const reading = (repository: Repository) => {
  const author = { name: user.name, email: 'editor@example.com', date: TIME };
  return [
    about('GET', '/branches/(.+)', (name) => ({ name, commit: { sha: repository.commitOf(name) } })),
    about('GET', '/git/trees/(.+)', (sha) => ({ sha, tree: repository.entriesOf(sha) })),
    about('GET', '/git/blobs/(.+)', (sha) => ({ sha, encoding: 'base64', content: repository.base64Of(sha) })),
    about('GET', '/commits', () => [{ sha: repository.commitOf('main'), commit: { author }, author: user }]),
    about('GET', '/compare/(.+)', (range) => {
      const [base = '', head = ''] = range.split('...');
      const files = repository.changedFiles(base, head);
      return { files: files.map(({ path, sha }) => ({ filename: path, status: 'modified', sha, patch: '@@ …' })) };
    }),
  ];
};

type NewTree = { base_tree: string; tree: TreeEntry[] };
type NewCommit = { tree: string; parents: string[]; message: string };
type NewRef = { ref: string; sha: string };

const writing = (repository: Repository) => [
  about<{ content: string }>('POST', '/git/blobs', (_, { content }) => ({
    sha: repository.addBlob(Buffer.from(content, 'base64')),
  })),
  about<NewTree>('POST', '/git/trees', (_, { base_tree, tree }) => ({ sha: repository.addTree(base_tree, tree) })),
  about<NewCommit>('POST', '/git/commits', (_, { tree, parents, message }) => ({
    sha: repository.addCommit(tree, parents, message),
  })),
  about<NewRef>('POST', '/git/refs', (_, { ref, sha }) => {
    repository.addRef(ref, sha);
    return { ref, object: { sha } };
  }),
];

type NewPullRequest = { title: string; head: string; base: string };

const reviewing = (repository: Repository, pullRequests: PullRequest[]) => [
  about('GET', '/pulls', () => pullRequests),
  about<NewPullRequest>('POST', '/pulls', (_, { title, head, base }) => {
    const ref = head.replace(`${OWNER}:`, '');
    const pullRequest: PullRequest = {
      number: pullRequests.length + 1,
      title,
      state: 'open',
      head: { ref, sha: repository.commitOf(ref), repo: { fork: false } },
      base: { ref: base },
      labels: [],
      user,
      updated_at: TIME,
    };
    pullRequests.push(pullRequest);
    return pullRequest;
  }),
  about<{ labels: string[] }>('PUT', '/issues/(.+)/labels', (number, { labels }) => {
    const named = labels.map((name) => ({ name }));
    for (const pullRequest of pullRequests) if (pullRequest.number === Number(number)) pullRequest.labels = named;
    return named;
  }),
];

/** What GitHub says to a browser. A question that it does not know shows on the console as 501. */
function replyTo(request: Request, questions: readonly Question[]): { status: number; json: unknown } {
  if (request.headers().authorization !== `token ${TOKEN}`)
    return { status: 401, json: { message: 'Bad credentials' } };
  const asked = `${request.method()} ${decodeURIComponent(new URL(request.url()).pathname)}`;
  const known = questions.find((each) => each.asked.test(asked));
  if (!known) return { status: 501, json: { message: `${asked} is new to the stand-in` } };
  const [, name = ''] = known.asked.exec(asked) ?? [];
  try {
    const json = known.answer(name, request.postDataJSON());
    return { status: request.method() === 'POST' ? 201 : 200, json };
  } catch {
    return { status: 404, json: { message: 'Not Found' } };
  }
}

/**
 * Stands in for GitHub's API in the windows of a browser, on a real repository, as far as Decap CMS asks it.
 *
 * @returns the pull requests that are open.
 */
export async function standInForApi(context: BrowserContext, repository: Repository): Promise<readonly PullRequest[]> {
  const pullRequests: PullRequest[] = [];
  const questions = [...people, ...reading(repository), ...writing(repository), ...reviewing(repository, pullRequests)];
  // The editor asks from another origin.
  const headers = { 'access-control-allow-origin': '*' };
  const fulfill = (route: Route) => route.fulfill({ headers, ...replyTo(route.request(), questions) });
  await context.route('https://api.github.com/**', fulfill);
  // Whether GitHub works: nothing that does not.
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers, json: { components: [] } }),
  );
  return pullRequests;
}
