import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseChangedLines, splitLines } from '../working-copy.ts';

/** An entry of a tree, with the property names of GitHub's API. */
export type TreeEntry = { path: string; mode: string; type: string; sha: string };

type Input = string | Buffer;

const run = (args: readonly string[], folder: string, input: Input, encoding: BufferEncoding) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    input,
    encoding,
    // A failure of git is thrown, so its message need not be printed.
    stdio: 'pipe',
  });

/** Parses a line of `git ls-tree`: mode, type and hash, then a tab and the path. */
function parseTreeEntry(line: string): TreeEntry {
  const [attributes = '', path = ''] = line.split('\t');
  const [mode = '', type = '', sha = ''] = attributes.split(' ');
  return { path, mode, type, sha };
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
  run(['clone', '--quiet', '--bare', source, folder], source, '', 'utf8');
  const git = (args: readonly string[], input: Input = '') => run(args, folder, input, 'utf8').trimEnd();
  return {
    listBranches: () => splitLines(git(['for-each-ref', '--format', '%(refname:lstrip=2)', 'refs/heads'])),
    getCommit: (revision: string) => git(['rev-parse', '--verify', `${revision}^{commit}`]),
    listTree: (tree: string) => splitLines(git(['ls-tree', tree])).map(parseTreeEntry),
    readBlobAsBase64: (blob: string) => run(['cat-file', 'blob', blob], folder, '', 'base64'),

    /** Lists the files that a branch changed since it left the base, as they are in the branch. */
    listChangedFiles: (base: string, head: string) =>
      splitLines(git(['diff', '--name-only', `${base}...${head}`])).flatMap((file) =>
        splitLines(git(['ls-tree', head, file])).map(parseTreeEntry),
      ),
    /** Lists the lines that a branch removed (`-…`) and added (`+…`) since it left the base. */
    listChangedLines: (base: string, head: string) =>
      parseChangedLines(git(['diff', '--unified=0', `${base}...${head}`])),

    addBlob: (content: Buffer) => git(['hash-object', '-w', '--stdin'], content),
    addTree(base: string, entries: readonly TreeEntry[]) {
      git(['read-tree', base]);
      const index = entries.map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\n`).join('');
      git(['update-index', '--add', '--index-info'], index);
      return git(['write-tree']);
    },
    addCommit: (tree: string, parents: readonly string[], message: string) =>
      git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message),
    /** Adds a reference; the empty hash as its old value makes git fail when it exists. */
    addRef: (name: string, commit: string) => git(['update-ref', name, commit, '']),
  };
}
