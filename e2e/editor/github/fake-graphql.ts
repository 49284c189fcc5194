import type { BareRepository, FileAddition } from './bare-repository.ts';

/** A query of Sveltia CMS, with its variables. */
export type GraphqlRequest = { query: string; variables: Readonly<Record<string, unknown>> };

/** A pull request. */
export type PullRequest = {
  number: number;
  title: string;
  head: string;
  base: string;
  draft: boolean;
  labels: string[];
  state: 'open' | 'closed' | 'merged';
  /** Of a merged one: when, and the commit that merged it. */
  merged_at?: string;
  merge_commit_sha?: string;
};

/** What is behind the API. */
export type FakeGitHub = { repository: BareRepository; pullRequests: PullRequest[] };

type CommitInput = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: readonly FileAddition[] };
  message: { headline: string };
};
type RefInput = { name: string; oid: string };
type PullRequestInput = { pullRequestId: string };

/** When everything was committed. */
const TIME = '2026-11-20T09:00:00Z';
const author = { name: 'An editor', email: 'editor@example.com', user: null };

/** Finds what a query asks for several times: `content_7: object(oid: "…")` -> `['content_7', '…']`. */
const listAliases = (query: string, argument: RegExp): [string, string][] =>
  [...query.matchAll(new RegExp(`(?<alias>\\w+_\\d+):\\s+${argument.source}`, 'g'))].map(({ groups = {} }) => [
    groups.alias ?? '',
    groups.value ?? '',
  ]);

const toRef = (node: object) => ({ target: { history: { nodes: [node] } } });

function createCommit(repository: BareRepository, query: string, input: CommitInput) {
  const { branch, expectedHeadOid, fileChanges, message } = input;
  const oid = repository.commitFiles(branch.branchName, expectedHeadOid, fileChanges.additions, message.headline);
  const files = listAliases(query, /file\(path: "(?<value>[^"]+)"\)/);
  const blobs = files.map(([alias, file]) => [alias, { oid: repository.getBlob(oid, file) }]);
  return { commit: { oid, committedDate: TIME, ...Object.fromEntries(blobs) } };
}

/** A file of a branch: `branch:path`. */
function toBlob(repository: BareRepository, expression: string) {
  const [branch = '', file = ''] = expression.split(':');
  const text = repository.readFile(branch, file);
  return { oid: repository.getBlob(branch, file), byteSize: text.length, isBinary: false, isTruncated: false, text };
}

function listPullRequests({ repository, pullRequests }: FakeGitHub) {
  const nodes = pullRequests
    .filter(({ state }) => state === 'open')
    .map(({ number, title, head, base, draft, labels }) => ({
      ...{
        id: `PR_${number}`,
        number,
        title,
        isDraft: draft,
        isCrossRepository: false,
        author: { ...author, login: 'a' },
      },
      ...{ createdAt: TIME, updatedAt: TIME, headRefName: head, headRefOid: repository.getCommit(head) },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: repository.listChangedFiles(base, head).map((path) => ({ path, changeType: 'MODIFIED' })) },
    }));
  return { nodes, totalCount: nodes.length };
}

function markReady({ pullRequests }: FakeGitHub, { pullRequestId }: PullRequestInput) {
  for (const pullRequest of pullRequests) if (`PR_${pullRequest.number}` === pullRequestId) pullRequest.draft = false;
  return { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } };
}

/**
 * Answers the queries of GitHub's GraphQL API by which Sveltia CMS reads files and commits, with a real repository.
 *
 * @throws Error for another query.
 */
export function answerGraphql(github: FakeGitHub, { query, variables }: GraphqlRequest): object {
  const { repository } = github;
  const branch = String(variables.branch);
  const contents = listAliases(query, /object\(oid: "(?<value>\w+)"\)/);
  if (contents.length > 0) {
    const texts = repository.readBlobs(contents.map(([, blob]) => blob));
    const blobs = contents.map(([alias], index) => [alias, { text: texts[index], isTruncated: false }]);
    return { repository: Object.fromEntries(blobs) };
  }
  // Who changed a file last is shown beside it; everything here is of one commit.
  const changes = listAliases(query, /ref\(qualifiedName: \$branch\) \{.*?path: "(?<value>[^"]+)"/);
  if (changes.length > 0) {
    const commit = { oid: repository.getCommit('main'), author, committedDate: TIME };
    return { repository: Object.fromEntries(changes.map(([alias]) => [alias, toRef(commit)])) };
  }
  if (query.includes('createCommitOnBranch'))
    return { createCommitOnBranch: createCommit(repository, query, variables.input as CommitInput) };
  if (query.includes('createRef')) {
    const { name, oid } = variables.input as RefInput;
    repository.addRef(name, oid);
    return { createRef: { ref: { name } } };
  }
  if (query.includes('fork: repository'))
    return { fork: { id: 'guide' }, base: { ref: { target: { oid: repository.getCommit(branch) } } } };
  const drafts = listAliases(query, /object\(expression: "(?<value>[^"]+)"\)/);
  if (drafts.length > 0) {
    const blobs = drafts.map(([alias, expression]) => [alias, toBlob(repository, expression)]);
    return { repository: Object.fromEntries(blobs) };
  }
  if (query.includes('markPullRequestReadyForReview')) return markReady(github, variables.input as PullRequestInput);
  if (query.includes('pullRequests(')) return { repository: { pullRequests: listPullRequests(github) } };
  if (query.includes('ref(qualifiedName: $branch)')) {
    const oid = repository.getCommit(branch);
    const ref = toRef({ oid, message: repository.getMessage(branch) });
    return { repository: { ref: { target: { oid, ...ref.target } } } };
  }
  throw new Error(`The fake has no answer to ${query.slice(0, 400)}`);
}
