import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { compileMessages } from './compile-messages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
/** A package with messages, all of which its source uses. */
function createPackage(messages: Record<string, Record<string, string>>, names: string[] = []) {
  count += 1;
  const root = path.join(folder, `package-${count}`);
  for (const each of ['messages', 'src']) mkdirSync(path.join(root, each), { recursive: true });
  const write = (file: string, value: unknown) => writeFileSync(path.join(root, file), JSON.stringify(value));
  for (const [language, texts] of Object.entries(messages)) write(`messages/${language}.json`, texts);
  write('messages/names.json', names);
  write('src/a.ts', Object.keys(messages.en ?? {}));
  return root;
}

describe('a message', () => {
  test.each([
    ['a text', '\'Add "it"\'', 'Add "it"', 'export const a = "Add \\"it\\"";'],
    [
      'a placeholder',
      '',
      '{name} added',
      `export const a = ({ name }: { name: string | number }) => '' + name + " added";`,
    ],
  ])('of %s becomes TypeScript', (_, __, message, code) => {
    expect(compileMessage('a', message, 'en').code).toBe(code);
  });

  test('of a plural chooses the form of its language', () => {
    const { code } = compileMessage(
      'a',
      '{n, plural, =0 {нет} one {# место} few {# места} many {# мест} other {# места}}',
      'ru',
    );
    expect(code).toContain('selectPlural("ru", n, { "=0": "нет", "one": \'\' + formatNumber("ru", n) + " место"');
  });

  test('with tags becomes nodes of React', () => {
    expect(compileMessage('a', 'Read <link>the tips</link> first', 'en').code).toBe(
      'export const a = ({ link }: { link: (content: ReactNode) => ReactNode }) => createElement(Fragment, null, "Read ", link("the tips"), " first");',
    );
  });
});

test('each message becomes a module, and all of a language are exported by one', () => {
  const root = createPackage({
    en: { found: '{count, plural, one {# location} other {# locations}}', add: 'Add' },
    ru: { found: '{count, plural, one {# место} few {# места} many {# мест} other {# места}}', add: 'Добавить' },
  });
  compileMessages(root);
  const read = (module: string) => readFileSync(path.join(root, `generated/messages/${module}.ts`), 'utf8');
  expect(read('en/add')).toBe('export const add = "Add";\n');
  expect(read('ru/add')).toContain('export const add = "Добавить";');
  expect(read('ru/found')).toContain("import { formatNumber, selectPlural } from '@almaty/languages';");
  expect(read('ru')).toBe("export { found } from './ru/found.ts';\nexport { add } from './ru/add.ts';\n");
});

test('the module of a message that was deleted goes', () => {
  const root = createPackage({ en: { add: 'Add', remove: 'Remove' } });
  compileMessages(root);
  writeFileSync(path.join(root, 'messages/en.json'), JSON.stringify({ add: 'Add' }));
  compileMessages(root);
  expect(readdirSync(path.join(root, 'generated/messages/en'))).toEqual(['add.ts']);
});

const PLURAL = '{count, plural, one {# location} other {# locations}}';

describe('a build is refused, with words, for', () => {
  test.each([
    ['a missing message', { en: { add: 'Add' }, ru: {} }, /ru\.json: add: is missing; it is “Add” in English/],
    ['one that English has not', { en: {}, ru: { add: 'Добавить' } }, /ru\.json: add: is not in en\.json/],
    [
      'another placeholder',
      { en: { add: 'Add {name}' }, ru: { add: 'Добавить {имя}' } },
      /add: has the placeholders имя/,
    ],
    [
      'a placeholder that is left out',
      { en: { add: 'Add {name}' }, ru: { add: 'Добавить' } },
      /placeholders none; the English text has name/,
    ],
    [
      'a missing plural form',
      { en: { n: PLURAL }, ru: { n: '{count, plural, one {# место} other {# мест}}' } },
      /n: write the plural forms few, many too/,
    ],
    ['a plural without other', { en: { n: '{count, plural, one {#}}' } }, /n: MISSING_OTHER_CLAUSE/],
    ['a brace that is not closed', { en: { add: 'Add {name' } }, /add: EXPECT_ARGUMENT_CLOSING_BRACE/],
    ['a text that is left in English', { en: { add: 'Add' }, ru: { add: 'Add' } }, /add: has English words/],
    [
      'a sentence in two languages',
      { en: { add: 'Add to trip' }, ru: { add: 'Добавить to my поездка' } },
      /add: has English words/,
    ],
    [
      'a tag that is left out',
      { en: { add: 'Read <a>tips</a>' }, kk: { add: 'Кеңестерді оқыңыз' } },
      /kk\.json: add: has the placeholders none/,
    ],
  ])('%s', (_, messages, mistake) => {
    expect(() => compileMessages(createPackage(messages as Record<string, Record<string, string>>))).toThrow(mistake);
  });

  test('a message that nothing uses', () => {
    const root = createPackage({ en: { add: 'Add' } });
    writeFileSync(path.join(root, 'src/a.ts'), '');
    expect(() => compileMessages(root)).toThrow(/en\.json: add: nothing uses it/);
  });

  test('none that is half done, while a development server shows the English ones', () => {
    const root = createPackage({ en: { add: 'Add', remove: 'Remove' }, ru: { add: 'Добавить' } });
    writeFileSync(path.join(root, 'src/a.ts'), 'm.add');
    expect(() => compileMessages(root, true)).not.toThrow();
    expect(() => compileMessages(root)).toThrow(/remove: is missing.*\n.*remove: nothing uses it/);
  });

  test('a file that is no JSON, with its name', () => {
    const root = createPackage({ en: {} });
    writeFileSync(path.join(root, 'messages/en.json'), '{');
    expect(() => compileMessages(root)).toThrow(/messages\/en\.json/);
  });
});

test('a name is the same in each language when names.json lists it', () => {
  expect(() => compileMessages(createPackage({ en: { gpx: 'GPX' }, ru: { gpx: 'GPX' } }, ['GPX']))).not.toThrow();
});
