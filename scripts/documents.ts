import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the repository that git tracks or would track: their paths, and the texts of text files by path. */
export type Repository = { paths: ReadonlySet<string>; texts: ReadonlyMap<string, string> };

const TEXT_FILE = /((?<!-lock)\.(ts|tsx|mjs|js|css|html|md|json|jsonc|yaml|yml|sql)|^\.ci\/run|^\.gitignore)$/;

/** Reads the repository. */
export function readRepository(root: string): Repository {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A file that was removed or renamed is listed until the change is staged.
  const files = output.split('\0').filter((file) => file && existsSync(path.join(root, file)));
  return createRepository(
    Object.fromEntries(
      files.map((file) => [file, TEXT_FILE.test(file) ? readFileSync(path.join(root, file), 'utf8') : null]),
    ),
  );
}

/** Creates a repository from file paths and their texts; the text of a binary file is null. Folders become paths too. */
export function createRepository(files: Readonly<Record<string, string | null>>): Repository {
  const paths = new Set<string>();
  for (const file of Object.keys(files))
    for (let current = file; current !== '.'; current = path.dirname(current)) paths.add(current);
  const texts = Object.entries(files).flatMap(([file, text]) => (text === null ? [] : [[file, text] as const]));
  return { paths, texts: new Map(texts) };
}

/** Joins the lines of a comment, so that a citation may continue on the next line. */
const joinLines = (text: string) => text.replaceAll(/\s*\n[ \t]*(\*|\/\/|#+)?[ \t]*/g, ' ');

/** Calls `check` with every match of a pattern in every text, and collects its messages with the file before them. */
const checkMatches = ({ texts }: Repository, pattern: RegExp, check: (...groups: string[]) => string | null) =>
  [...texts].flatMap(([file, text]) =>
    [...joinLines(text).matchAll(pattern)].flatMap(([, ...groups]) => {
      const message = check(...groups);
      return message ? [`${file}: ${message}`] : [];
    }),
  );

const getHeadings = (text: string) => [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);

/** Finds citations of documents in `docs` that do not exist. */
export const findMissingDocuments = (repository: Repository): string[] =>
  checkMatches(repository, /(?<![\w/.-])(docs\/[\w/-]+\.md)/g, (file = '') =>
    repository.paths.has(file) ? null : `${file} does not exist`,
  );

/** Finds citations of decision records that do not exist, by number alone or by path with four digits. */
export function findMissingDecisions(repository: Repository): string[] {
  const numbers = [...repository.paths].flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []);
  const check = (number = '') =>
    numbers.includes(number.padStart(4, '0')) ? null : `there is no decision record ${number}`;
  return [
    ...checkMatches(repository, /docs\/decisions\/(\d{4})/g, check),
    ...checkMatches(repository, /\bdecision (\d+)\b/gi, check),
  ];
}

/** Finds citations of sections that their document does not have, by number or by heading. */
export function findMissingSections(repository: Repository): string[] {
  const readHeadings = (file: string) => getHeadings(repository.texts.get(file) ?? '');
  return [
    ...checkMatches(repository, /(docs\/[\w-]+\.md), sections? ((?:\d+(?:, | and )?)+)/g, (file = '', list = '') => {
      const missing = (list.match(/\d+/g) ?? []).filter(
        (number) => !readHeadings(file).some((heading) => heading.startsWith(`${number}. `)),
      );
      return missing.length > 0 ? `${file} has no section ${missing.join(' and no ')}` : null;
    }),
    ...checkMatches(repository, /(docs\/[\w-]+\.md), "([^"]+)"/g, (file = '', heading = '') =>
      readHeadings(file).includes(heading) ? null : `${file} has no heading "${heading}"`,
    ),
  ];
}

/** What texts must not cite, because a reader of the repository cannot open it. */
const UNAVAILABLE_SOURCES: readonly RegExp[] = [
  /\b(look\.md)\b/g,
  /\b(notes\/[\w-]+\.md)\b/g,
  /\b(architecture\.md, section)/g,
  /\b(almaty-facts\.json)\b/g,
  /\b(issues? #?\d+)\b/gi,
  /((?<!\.md, )\bspecification, sections? \d+)/gi,
];

/** Finds citations of documents outside of the repository and of issues. */
export const findUnavailableSources = (repository: Repository): string[] =>
  UNAVAILABLE_SOURCES.flatMap((pattern) =>
    checkMatches(repository, pattern, (source) => `cites "${source}": cite a document in docs, or say the rule itself`),
  );

/** The anchor that a Markdown heading gets in its page. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Links of the tips lead to pages of the site, which their own validation checks. */
const isDocument = (file: string) => file.endsWith('.md') && !file.startsWith('mfe-trip-tips/src/content/');

/** Finds relative links of Markdown files that lead to no file or to no heading. */
export const findBrokenLinks = ({ paths, texts }: Repository): string[] =>
  [...texts]
    .filter(([file]) => isDocument(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, target = '', anchor]) => {
        const destination = target ? path.join(path.dirname(file), target) : file;
        if (!paths.has(destination)) return [`${file}: ${link.slice(1)} leads to no file`];
        const anchors = getHeadings(texts.get(destination) ?? '').map(toAnchor);
        return anchor === undefined || anchors.includes(anchor)
          ? []
          : [`${file}: ${link.slice(1)} leads to no heading`];
      }),
    );

const isGuide = (file: string) => /^(docs\/([\w-]+\/)?[\w-]+\.md|README\.md|CONTRIBUTING\.md)$/.test(file);

/** The words of inline code and code blocks. */
const getCodeWords = (text: string) =>
  [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`]+)`/g)]
    .flatMap(([, block, inline]) => (block ?? inline ?? '').split(/\s+/))
    .map((word) => word.replace(/[/.,;:)]+$/, ''));

/** Finds paths of the repository in the code of guides that do not exist. `*` and `<placeholders>` stand for any name. */
export function findMissingPaths({ paths, texts }: Repository): string[] {
  const ignored = (texts.get('.gitignore') ?? '').split('\n').map((line) => line.replace(/\/$/, ''));
  const folders = [...paths].filter((entry) => !entry.includes('/'));
  const isMissing = (word: string) => {
    const pattern = word.replaceAll(/<[^>]+>/g, '*');
    const segments = pattern.split('/');
    const isPath =
      segments.length > 1 &&
      folders.some((folder) => path.matchesGlob(folder, segments[0] ?? '')) &&
      segments[0] !== '*';
    if (!isPath || segments.some((segment) => ignored.includes(segment))) return false;
    if (/^docs\/decisions\/\d{4}$/.test(pattern)) return false;
    return !paths.has(pattern) && ![...paths].some((entry) => path.matchesGlob(entry, pattern));
  };
  return [...texts]
    .filter(([file]) => isGuide(file))
    .flatMap(([file, text]) =>
      getCodeWords(text)
        .filter(isMissing)
        .map((word) => `${file}: ${word} does not exist`),
    );
}

/** Finds documents that the index of their folder does not list exactly once. */
export const findIndexErrors = ({ paths, texts }: Repository): string[] =>
  ['docs', 'docs/decisions'].flatMap((folder) => {
    const index = texts.get(`${folder}/README.md`) ?? '';
    const documents = [...paths].filter(
      (file) => path.dirname(file) === folder && file.endsWith('.md') && !file.endsWith('/README.md'),
    );
    return documents.flatMap((file) => {
      const count = index.split(`](${path.basename(file)})`).length - 1;
      return count === 1 ? [] : [`${folder}/README.md lists ${file} ${count} times instead of once`];
    });
  });

/** A record: title, date and state, the decision in one sentence, and three sections with content. */
const RECORD =
  /^# (\d+)\. .+\n\n\d{4}-\d{2}-\d{2} · .+\n\n(?<decision>(?:.+\n)+)\n## Context\n\n[^#\n][\s\S]+?\n\n## Alternatives\n\n[^#\n][\s\S]+?\n\n## Consequences\n\n[^#\n]/;

/** Finds decision records without the parts that every record has. */
export const findRecordErrors = ({ texts }: Repository): string[] =>
  [...texts].flatMap(([file, text]) => {
    const number = /^docs\/decisions\/(\d{4})-/.exec(file)?.[1];
    if (!number) return [];
    const match = RECORD.exec(text);
    if (!match) return [`${file} is not a title, a date, the decision, Context, Alternatives and Consequences`];
    if (Number(match[1]) !== Number(number)) return [`${file} has the number ${match[1]}`];
    const sentences = (match.groups?.decision ?? '').match(/[.!?](\s|$)/g) ?? [];
    return sentences.length === 1 ? [] : [`${file} says its decision in ${sentences.length} sentences`];
  });
