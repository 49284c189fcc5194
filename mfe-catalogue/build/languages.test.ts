import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKSPACE } from './content/read-content.ts';

const REMOTE = path.join(WORKSPACE, 'mfe-catalogue');

/** Runs code as a build of a language does: in a process whose modules are resolved with its condition. */
const run = (language: 'ru' | 'kk', code: string, ...parameters: string[]) =>
  execFileSync(process.execPath, [`--conditions=${language}`, '--input-type=module', '-e', `${code}`, ...parameters], {
    cwd: REMOTE,
    encoding: 'utf8',
  });

const FORMATS = `
  import { formatDrive, formatDuration, formatElevation, formatTengeRange, addAbout, writeDecimals } from './src/lib/format.ts';
  import { formatMonths, formatShortMonths } from './src/lib/format-months.ts';
  import { listAll } from './src/lib/lists.ts';
  import { describeChecks } from './src/components/sources/describe-checks.ts';
  const checked = (...days) => describeChecks(days.map((checkedOn) => ({ checkedOn })));
  console.log(JSON.stringify([
    formatDrive([0.6, 0.75]), formatDrive([0.75, 1]), formatDrive([1, 1]), formatDrive([3, 3.5]), formatDrive([5, 6]),
    formatDuration({ min: 1440, max: 2880 }), formatElevation(2511), formatTengeRange({ min: 5000, max: 15000 }),
    formatTengeRange({ min: 5000, max: 15000, per: 'PER' }), addAbout('A', { about: 'B' }), writeDecimals('3.0'),
    formatMonths([4, 5, 6, 9]), formatShortMonths([1, 11, 12]), listAll(['A', 'B']),
    checked('2026-11-20'), checked('2026-11-20', '2026-11-22', 'not yet'),
  ]));
`;

test('Russian has its plurals, decimals and dates', () => {
  expect(JSON.parse(run('ru', FORMATS))).toEqual([
    ...['35–45 минут', 'от 45 минут до 1 часа', '1 час', '3–3,5 часа', '5–6 часов'],
    ...['1–2 дня', '2\u00a0511\u00a0м', '5\u00a0000–15\u00a0000\u00a0тенге'],
    ...['5\u00a0000–15\u00a0000\u00a0тенге PER', 'A (B)', '3,0'],
    ...['апрель — июнь, сентябрь', 'ноя–янв', 'A и B'],
    'Проверено 20 ноября 2026.',
    'Проверено с 20 ноября 2026 по 22 ноября 2026, кроме общеизвестного и наших собственных оценок.',
  ]);
});

test('Kazakh has its order of words', () => {
  expect(JSON.parse(run('kk', FORMATS))).toEqual([
    ...['35–45 минут', '45 минуттан 1 сағатқа дейін', '1 сағат', '3–3,5 сағат', '5–6 сағат'],
    ...['1–2 күн', '2\u00a0511\u00a0м', '5\u00a0000–15\u00a0000\u00a0теңге'],
    ...['PER 5\u00a0000–15\u00a0000\u00a0теңге', 'A (B)', '3,0'],
    ...['сәуір — маусым, қыркүйек', 'қар–қаң', 'A және B'],
    'Тексерілген күні: 2026 жылғы 20 қараша.',
    'Тексерілген күні: 2026 жылғы 20 қараша — 2026 жылғы 22 қараша, жалпыға мәлім деректер мен өз болжамымыздан басқасы.',
  ]);
});

describe('what is generated in another language', () => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'catalogue-languages-'));
  const inGenerated = (file: string) => path.join(workspace, 'mfe-catalogue/generated', file);
  const read = (file: string) => JSON.parse(readFileSync(inGenerated(file), 'utf8'));
  /** Generates the language from the content of the workspace itself. */
  const generate = (language: 'ru' | 'kk') =>
    run(
      language,
      `import { symlinkSync, existsSync, mkdirSync } from 'node:fs';
       import { generate } from './build/generate.ts';
       const content = process.argv[1] + '/mfe-catalogue/content';
       mkdirSync(process.argv[1] + '/mfe-catalogue', { recursive: true });
       if (!existsSync(content)) symlinkSync(process.cwd() + '/content', content);
       generate(process.argv[1]);`,
      workspace,
    );
  beforeAll(() => {
    for (const language of ['ru', 'kk'] as const) generate(language);
  });
  afterAll(() => rmSync(workspace, { recursive: true }));

  test('is in the folder of the language, with the details that its pages fetch', () => {
    const [{ summary }] = read('ru/nature-cards.json');
    expect(summary.details[0]).toMatch(/ езды/);
    expect(read('kk/release/details/medeu.json').essentials.way).toContain('жолмен');
  });

  test('is not what plans are made from, which is in English; the index has the translations of its texts', () => {
    expect(existsSync(inGenerated('release'))).toBe(false);
    expect(existsSync(inGenerated('ru/release/planning.json'))).toBe(false);
    const { locations, texts } = read('ru/release/catalogue.json');
    expect(locations.find(({ slug }: { slug: string }) => slug === 'medeu').name).toBe('Медеу');
    expect(texts['Saty village']).toMatch(/Саты/);
    expect(Object.values<string>(texts).filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  test.each([
    ['ru', 'Kok Zhailau', 'kok-zhailau'],
    ['ru', 'Көкжайлау', 'kok-zhailau'],
    ['ru', 'кок жайляу', 'kok-zhailau'],
    ['kk', 'шатқалдар', 'charyn-canyon'],
    ['kk', 'lakes', 'kaindy-lake'],
  ] as const)('the search in %s finds “%s”', (language, text, slug) => {
    const code = `
      import MiniSearch from 'minisearch';
      import { readFileSync } from 'node:fs';
      import { searchIndexOptions } from './src/lib/search-index-options.ts';
      const index = MiniSearch.loadJS(JSON.parse(readFileSync(process.argv[1], 'utf8')), searchIndexOptions);
      console.log(JSON.stringify(index.search(process.argv[2], { combineWith: 'AND' }).map(({ id }) => id)));`;
    const found = JSON.parse(run(language, code, inGenerated(`${language}/search-index.json`), text));
    expect(found).toContain(slug);
  });
});
