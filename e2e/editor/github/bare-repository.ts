import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseChangedLines, splitLines } from '../working-copy.ts';

/** A file of a commit, with the property names of GitHub's API. */
type TreeEntry = { path: string; mode: string; type: string; sha: string; size: number };

/** A file that a commit writes; its content in Base64. */
export type FileAddition = { path: string; contents: string };

type Input = string | Buffer;

const run = (args: readonly string[], folder: string, input: Input) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // A failure of git is thrown, so its message need not be printed.
    stdio: 'pipe',
  });

/** Parses a line of `git ls-tree -l`: mode, type, hash and size, then a tab and the path. */
function parseTreeEntry(line: string): TreeEntry {
  const [attributes = '', path = ''] = line.split('\t');
  const [mode = '', type = '', sha = '', size] = attributes.split(/ +/);
  return { path, mode, type, sha, size: Number(size) };
}

/** Splits the output of `git cat-file --batch`: hash, type and size, then the content in so many bytes. */
function splitBatch(output: Buffer): string[] {
  const texts: string[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf('\n', start) + 1;
    const size = Number(output.toString('utf8', start, end).trim().split(' ')[2]);
    texts.push(output.toString('utf8', end, end + size));
    start = end + size + 1;
  }
  return texts;
}

/** A git repository without a working copy, as a host has it. */
export type BareRepository = ReturnType<typeof cloneBareRepository>;

/**
 * Clones a local repository into a bare one.
 *
 * @param folder of the clone; what is there is removed.
 * @returns functions that throw when git does not find what they are given.
 */
export function cloneBareRepository(source: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  run(['clone', '--quiet', '--bare', source, folder], source, '');
  const git = (args: readonly string[], input: Input = '') => run(args, folder, input).trimEnd();
  const getCommit = (revision: string) => git(['rev-parse', '--verify', `${revision}^{commit}`]);
  return {
    getCommit,
    listBranches: () => splitLines(git(['for-each-ref', '--format', '%(refname:lstrip=2)', 'refs/heads'])),
    getMessage: (revision: string) => git(['log', '-1', '--format=%s', revision]),
    getBlob: (revision: string, file: string) => git(['rev-parse', '--verify', `${revision}:${file}`]),
    readFile: (revision: string, file: string) => run(['cat-file', 'blob', `${revision}:${file}`], folder, ''),
    /** Reads the texts of blobs, in their order; of one after the other it would take seconds. */
    readBlobs: (blobs: readonly string[]) =>
      splitBatch(Buffer.from(run(['cat-file', '--batch'], folder, blobs.join('\n')))),
    /** Lists all files of a commit, at any depth. */
    listFiles: (revision: string) => splitLines(git(['ls-tree', '-r', '-l', revision])).map(parseTreeEntry),

    /** Lists the paths of the files that a branch changed since it left the base. */
    listChangedFiles: (base: string, head: string) => splitLines(git(['diff', '--name-only', `${base}...${head}`])),
    /** Lists the lines that a branch removed (`-…`) and added (`+…`) since it left the base. */
    listChangedLines: (base: string, head: string) =>
      parseChangedLines(git(['diff', '--unified=0', `${base}...${head}`])),
    countCommits: (base: string, head: string) => Number(git(['rev-list', '--count', `${base}..${head}`])),

    /** Adds a reference; the empty hash as its old value makes git fail when it exists. */
    addRef: (name: string, commit: string) => git(['update-ref', name, commit, '']),
    deleteBranch: (branch: string) => git(['update-ref', '-d', `refs/heads/${branch}`]),
    /** Merges a branch into another; both have to have changed other files. */
    merge(base: string, head: string, message: string): void {
      const tree = git(['merge-tree', '--write-tree', base, head]);
      const commit = git(['commit-tree', tree, '-p', base, '-p', head, '-m', message]);
      git(['update-ref', `refs/heads/${base}`, commit]);
    },
    /** Commits files to a branch, whose head must be the expected one. */
    commitFiles(branch: string, expectedHead: string, files: readonly FileAddition[], message: string): string {
      git(['read-tree', expectedHead]);
      const index = files.map(({ path, contents }) => {
        const blob = git(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64'));
        return `100644 ${blob}\t${path}\n`;
      });
      git(['update-index', '--add', '--index-info'], index.join(''));
      const commit = git(['commit-tree', git(['write-tree']), '-p', expectedHead, '-m', message]);
      git(['update-ref', `refs/heads/${branch}`, commit, expectedHead]);
      return commit;
    },
  };
}
