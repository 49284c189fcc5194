import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { changedLinesOf, linesOf } from '../working-copy.ts';

/** A file of a tree, its parts named as GitHub's API does. */
export type TreeEntry = { path: string; mode: string; type: string; sha: string };

type Input = string | Buffer;

const run = (args: readonly string[], folder: string, input: Input, encoding: BufferEncoding) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    input,
    encoding,
    // What git does not have is an answer here: it is thrown, not printed.
    stdio: 'pipe',
  });

/** A line of `git ls-tree`: mode, type and hash, then a tab and the path. */
function entryOf(line: string): TreeEntry {
  const [about = '', path = ''] = line.split('\t');
  const [mode = '', type = '', sha = ''] = about.split(' ');
  return { path, mode, type, sha };
}

/** A repository as its host has it, without a working copy: git itself says what is in it. */
export type Repository = ReturnType<typeof hostedCopy>;

/**
 * Makes such a repository of a local one.
 *
 * @returns functions that throw when git does not have what they are asked for.
 */
export function hostedCopy(from: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  run(['clone', '--quiet', '--bare', from, folder], from, '', 'utf8');
  const git = (args: readonly string[], input: Input = '') => run(args, folder, input, 'utf8').trimEnd();
  return {
    branches: () => linesOf(git(['for-each-ref', '--format', '%(refname:lstrip=2)', 'refs/heads'])),
    commitOf: (revision: string) => git(['rev-parse', '--verify', `${revision}^{commit}`]),
    entriesOf: (tree: string) => linesOf(git(['ls-tree', tree])).map(entryOf),
    base64Of: (blob: string) => run(['cat-file', 'blob', blob], folder, '', 'base64'),

    /** What a branch changed since it left the other: its files as they are in it. */
    changedFiles: (base: string, head: string) =>
      linesOf(git(['diff', '--name-only', `${base}...${head}`])).flatMap((file) =>
        linesOf(git(['ls-tree', head, file])).map(entryOf),
      ),
    changedLines: (base: string, head: string) => changedLinesOf(git(['diff', '--unified=0', `${base}...${head}`])),

    addBlob: (content: Buffer) => git(['hash-object', '-w', '--stdin'], content),
    addTree(base: string, entries: readonly TreeEntry[]) {
      git(['read-tree', base]);
      const index = entries.map(({ mode, sha, path }) => `${mode} ${sha}\t${path}\n`).join('');
      git(['update-index', '--add', '--index-info'], index);
      return git(['write-tree']);
    },
    addCommit: (tree: string, parents: readonly string[], message: string) =>
      git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message),
    /** Throws when the name is taken: the empty hash has git see to it. */
    addRef: (name: string, commit: string) => git(['update-ref', name, commit, '']),
  };
}
