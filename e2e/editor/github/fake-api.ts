import type { BrowserContext, Request } from '@playwright/test';
import type { BareRepository } from './bare-repository.ts';
import { answerGraphql } from './fake-graphql.ts';

/** Owner and name of the repository, which the shell has as a variable. */
export const REPOSITORY = 'almaty/guide';
/** A token that an editor has made for this repository. */
export const ACCESS_TOKEN = 'github_pat_of_an_editor';

const TIME = '2026-11-20T09:00:00Z';
const user = { id: 1, login: 'an-editor', name: 'An editor', email: 'editor@example.com', avatar_url: 'data:,' };

/** A pull request, with the property names of GitHub's API. */
type PullRequest = { title: string; head: string; base: string; draft: boolean };

type Answer = { status: number; json?: unknown };

/** Answers a request of Sveltia CMS; one that the fake does not know gets 501, which the browser reports. */
function answer(request: Request, repository: BareRepository, pullRequests: PullRequest[]): Answer {
  if (request.headers().authorization !== `token ${ACCESS_TOKEN}`)
    return { status: 401, json: { message: 'Bad credentials' } };
  const { pathname } = new URL(request.url());
  const path = `${request.method()} ${pathname.replace(`/repos/${REPOSITORY}`, '')}`;
  const tree = /^GET \/git\/trees\/(?<revision>\w+)$/.exec(path)?.groups?.revision;
  if (tree) return { status: 200, json: { sha: tree, tree: repository.listFiles(tree) } };
  switch (path) {
    case 'GET /user':
      return { status: 200, json: user };
    case `GET /collaborators/${user.login}`:
      return { status: 204 };
    case 'POST /graphql':
      return { status: 200, json: { data: answerGraphql(repository, request.postDataJSON()) } };
    case 'POST /pulls': {
      const pullRequest: PullRequest = request.postDataJSON();
      const number = pullRequests.push(pullRequest);
      const head = { sha: repository.getCommit(pullRequest.head) };
      return { status: 201, json: { number, title: pullRequest.title, head, created_at: TIME, updated_at: TIME } };
    }
    case `POST /issues/${pullRequests.length}/labels`:
      return { status: 200, json: [] };
    default:
      return { status: 501, json: { message: `The fake has no answer to ${path}` } };
  }
}

/**
 * Fakes GitHub's API, as far as Sveltia CMS uses it, for the pages of a browser context, with a real repository behind it.
 *
 * @returns the pull requests.
 */
export async function fakeGitHubApi(
  context: BrowserContext,
  repository: BareRepository,
): Promise<readonly PullRequest[]> {
  const pullRequests: PullRequest[] = [];
  // The editor has another origin than the API.
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  await context.route('https://api.github.com/**', (route) =>
    route.fulfill({ headers, ...answer(route.request(), repository, pullRequests) }),
  );
  // GitHub's status page, which lists no component with a problem.
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ headers, json: { components: [] } }),
  );
  return pullRequests;
}
