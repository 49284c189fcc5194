import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** Identifiers and file names that docs/vocabulary.md has replaced. */
const RETIRED = [
  ...['PlaceScreen', 'PlacePage', 'PlaceFacts', 'placeFacts', 'locationOf', 'usePlaceChoosing', 'useActivityChoosing'],
  ...['useChoosing', 'Choosing', 'PlaceStub', 'ActivityStub', 'StubToggle', 'TripMark', 'TripButton', 'trip-mark'],
  ...['FindForm', 'Finding', 'Asking', 'isEverything', 'name-forms', 'useAskForLess', 'useRestLater', 'load-results'],
  ...['card-of', 'glanceOf', 'glances', 'wording', 'toldOf', 'Cited', 'YearBar', 'SeasonRuler'],
  ...[
    'RingMap',
    'promisedUntil',
    'keepFields',
    'keptFields',
    'forgetFields',
    'attempt-key',
    'attemptKey',
    'endAttempt',
  ],
  ...['check-draft', 'checkDraft', 'HiddenField', 'RobotCheck', 'useArrival', 'reload-scroll', 'early.js', 'data-live'],
  ...['headForOthers', 'answerWith', 'plainHeaders', 'throughCache', 'data-lifted', 'data-stand-in', 'mf-seed'],
  ...['Refusal', 'same-text', 'hand-over', 'LetterKind', 'LetterState', 'composeLetter', 'letGo', 'allowedComplaints'],
  ...['putBack', 'emptySelection', 'PosterEntry', 'PictureEntry', 'hideBroken', 'showDay', 'dayOrText'],
  ...['createAnswerLink', 'ANSWER_PATH', 'answerRoutes'],
  ...['startHost', 'renderAt', 'FragmentPage', 'remoteBuild', 'sharedModules', 'run.mjs', 'untilReady'],
] as const;

/** Files that may name retired words: this list, and migrations, which are never edited. */
const EXCLUDED = ['scripts/vocabulary.test.ts', 'docs/vocabulary.md', 'pnpm-lock.yaml'];

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(ts|tsx|mjs|js|css|json|jsonc|md|html|yml|yaml|sql)$/.test(file))
  .filter((file) => !EXCLUDED.includes(file) && !/migrations\/000[12]_|mfe-trip-tips\/src\/content\//.test(file));

const isWord = (text: string, word: string) => {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(text);
};

/** `<file>: <word>` for every retired word in a file's name or text. */
const findRetiredWords = (file: string, text: string) =>
  RETIRED.filter((word) => isWord(`${file}\n${text}`, word)).map((word) => `${file}: ${word}`);

test('finds a retired word in a text and in a file name', () => {
  expect(findRetiredWords('a.ts', 'const x = useChoosing(place);')).toEqual(['a.ts: useChoosing']);
  expect(findRetiredWords('src/attempt-key.ts', '')).toEqual(['src/attempt-key.ts: attempt-key']);
  expect(findRetiredWords('a.ts', 'notUseChoosing, useChoosingAgain')).toEqual([]);
});

test('no file uses a retired word', () => {
  const found = files.flatMap((file) => findRetiredWords(file, readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
