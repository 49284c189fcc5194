import type { BrowserContext, Request } from '@playwright/test';
import type { BareRepository } from './bare-repository.ts';
import { answerGraphql, type FakeGitHub, type PullRequest } from './fake-graphql.ts';

/** Owner and name of the repository, which the shell has as a variable. */
export const REPOSITORY = 'almaty/guide';
/** A token that an editor has made for this repository. */
export const ACCESS_TOKEN = 'github_pat_of_an_editor';

const TIME = '2026-11-20T09:00:00Z';
const user = { id: 1, login: 'an-editor', name: 'An editor', email: 'editor@example.com', avatar_url: 'data:,' };

type Answer = { status: number; json?: unknown; body?: string };

/** What the fake has of a pull request, with the property names of GitHub's API. */
const toNumbered = (pullRequest: PullRequest, repository: BareRepository) => ({
  ...{ number: pullRequest.number, node_id: `PR_${pullRequest.number}`, title: pullRequest.title },
  labels: pullRequest.labels.map((name) => ({ name })),
  ...{ head: { sha: repository.getCommit(pullRequest.head) }, created_at: TIME, updated_at: TIME },
});

function answerPulls(request: Request, { repository, pullRequests }: FakeGitHub): Answer {
  const { searchParams } = new URL(request.url());
  const [, head] = (searchParams.get('head') ?? '').split(':');
  if (request.method() === 'GET') {
    const isOpen = searchParams.get('state') !== 'closed';
    return {
      status: 200,
      json: pullRequests.filter((pull) => (pull.state === 'open') === isOpen && pull.head === head),
    };
  }
  const fields: Pick<PullRequest, 'title' | 'head' | 'base' | 'draft'> = request.postDataJSON();
  if (pullRequests.some((pull) => pull.state === 'open' && pull.head === fields.head))
    return { status: 422, json: { message: `A pull request already exists for ${fields.head}.` } };
  const pullRequest: PullRequest = { ...fields, number: pullRequests.length + 1, labels: [], state: 'open' };
  pullRequests.push(pullRequest);
  return { status: 201, json: toNumbered(pullRequest, repository) };
}

/** Answers requests for one pull request: to label it, to merge it, and to close it. */
function answerPull(request: Request, action: string, pull: PullRequest, { repository }: FakeGitHub): Answer {
  if (action === 'PUT /merge') {
    // GitHub merges no draft.
    if (pull.draft) return { status: 405, json: { message: 'Pull Request is still a draft' } };
    repository.merge(pull.base, pull.head, pull.title);
    Object.assign(pull, { state: 'merged', merged_at: TIME, merge_commit_sha: repository.getCommit(pull.base) });
  } else if (action !== 'GET ') {
    const fields: { labels?: string[]; state?: 'closed' } = request.postDataJSON();
    if (fields.labels) pull.labels = fields.labels;
    if (fields.state) pull.state = fields.state;
  }
  return { status: 200, json: toNumbered(pull, repository) };
}

/** Answers requests for a file: to read it, its hash, and to commit it. */
function answerContent(
  request: Request,
  { method, file = '' }: Readonly<Record<string, string>>,
  ref: string,
  repository: BareRepository,
): Answer {
  if (method === 'PUT') {
    const { branch, message, content: contents } = request.postDataJSON();
    repository.commitFiles(branch, repository.getCommit(branch), [{ path: file, contents }], message);
    return { status: 200, json: {} };
  }
  const isRaw = request.headers().accept?.includes('raw');
  if (isRaw) return { status: 200, body: repository.readFile(ref, file) };
  return { status: 200, json: { sha: repository.getBlob(ref, file) } };
}

/** Answers requests of the screen; one that the fake does not know gets 501, which the browser reports. */
function answer(request: Request, github: FakeGitHub): Answer {
  const { repository, pullRequests } = github;
  if (request.headers().authorization !== `token ${ACCESS_TOKEN}`)
    return { status: 401, json: { message: 'Bad credentials' } };
  const { pathname, searchParams } = new URL(request.url());
  const path = `${request.method()} ${pathname.replace(`/repos/${REPOSITORY}`, '')}`;
  const tree = /^GET \/git\/trees\/(?<revision>\w+)$/.exec(path)?.groups?.revision;
  if (tree) return { status: 200, json: { sha: tree, tree: repository.listFiles(tree) } };
  const content = /^(?<method>GET|PUT) \/contents\/(?<file>.+)$/.exec(path)?.groups;
  if (content) return answerContent(request, content, searchParams.get('ref') ?? '', repository);
  const commit = /^GET \/git\/commits\/(?<commit>\w+)$/.exec(path)?.groups?.commit;
  if (commit) return { status: 200, json: { parents: [{ sha: repository.getCommit(`${commit}^1`) }] } };
  const branch = /^DELETE \/git\/refs\/heads\/(?<branch>.+)$/.exec(path)?.groups?.branch;
  if (branch) {
    repository.deleteBranch(branch);
    return { status: 204 };
  }
  const pull = /^(?<method>\w+) \/(?:pulls|issues)\/(?<number>\d+)(?:\/labels)?(?<action>\/merge)?$/.exec(path)?.groups;
  const pullRequest = pullRequests.find(({ number }) => String(number) === pull?.number);
  if (pull && pullRequest) return answerPull(request, `${pull.method} ${pull.action ?? ''}`, pullRequest, github);
  switch (path) {
    case 'GET /user':
      return { status: 200, json: user };
    case `GET /collaborators/${user.login}`:
      return { status: 204 };
    case 'POST /graphql':
      return { status: 200, json: { data: answerGraphql(github, request.postDataJSON()) } };
    case 'GET /git/ref/heads/main':
      return { status: 200, json: { object: { sha: repository.getCommit('main') } } };
    case 'POST /git/refs': {
      const { ref, sha }: { ref: string; sha: string } = request.postDataJSON();
      repository.addRef(ref, sha);
      return { status: 201, json: {} };
    }
    case 'GET /pulls':
    case 'POST /pulls':
      return answerPulls(request, github);
    default:
      return { status: 501, json: { message: `The fake has no answer to ${path}` } };
  }
}

/**
 * Fakes GitHub's API, as far as the editor uses it, for the pages of a browser context, with a real repository behind it.
 *
 * @param pullRequests which contexts may share.
 * @returns the pull requests.
 */
export async function fakeGitHubApi(
  context: BrowserContext,
  repository: BareRepository,
  pullRequests: PullRequest[] = [],
): Promise<PullRequest[]> {
  // The editor has another origin than the API.
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  await context.route('https://api.github.com/**', (route) =>
    route.fulfill({ headers, ...answer(route.request(), { repository, pullRequests }) }),
  );
  // GitHub's status page, which lists no component with a problem.
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers, json: { components: [] } }),
  );
  // A page of GitHub's, which the screen opens in another tab.
  await context.route('https://github.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'GitHub' }));
  return pullRequests;
}
