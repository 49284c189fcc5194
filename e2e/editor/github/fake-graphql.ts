import type { BareRepository, FileAddition } from './bare-repository.ts';

/** A query of Sveltia CMS, with its variables. */
export type GraphqlRequest = { query: string; variables: Readonly<Record<string, unknown>> };

type CommitInput = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: readonly FileAddition[] };
  message: { headline: string };
};
type RefInput = { name: string; oid: string };

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

/**
 * Answers the queries of GitHub's GraphQL API by which Sveltia CMS reads files and commits, with a real repository.
 *
 * @throws Error for another query.
 */
export function answerGraphql(repository: BareRepository, { query, variables }: GraphqlRequest): object {
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
  // Before the first change there is none.
  if (query.includes('pullRequests(')) return { repository: { pullRequests: { nodes: [], totalCount: 0 } } };
  if (query.includes('ref(qualifiedName: $branch)')) {
    const oid = repository.getCommit(branch);
    const ref = toRef({ oid, message: repository.getMessage(branch) });
    return { repository: { ref: { target: { oid, ...ref.target } } } };
  }
  throw new Error(`The fake has no answer to ${query.slice(0, 400)}`);
}
