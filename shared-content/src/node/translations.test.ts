import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStaleTexts } from '../translations/stale-texts.ts';
import { listTranslations, listTranslationsDue, recordTranslations } from './translations.ts';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(path.join(tmpdir(), 'translations-'));
  for (const folder of ['content', 'messages']) mkdirSync(path.join(workspace, 'remote', folder), { recursive: true });
});
afterEach(() => rmSync(workspace, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(workspace, 'remote', file), text);
const writePlace = (en: string, ru: string) => write('content/place.yml', `id: 1\nname:\n  en: ${en}\n  ru: ${ru}\n`);
const getStates = () =>
  listTranslations(workspace, 'remote').map(
    ({ line, field, language, state }) => `${line} ${field} ${language} ${state}`,
  );

test('a translation is stale once its English text has changed, until somebody has compared both', () => {
  writePlace('A lake', 'Озеро');
  expect(recordTranslations(workspace, 'remote')).toBe(1);
  expect(getStates()).toEqual(['2 name ru current', '2 name kk missing']);
  writePlace('A lake that freezes', 'Озеро');
  expect(getStates()).toEqual(['2 name ru stale', '2 name kk missing']);
  expect(listTranslationsDue(workspace, 'remote').map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'name: compare the Russian with the English, which has changed; then run: npm run -s content -- translate done',
    'name: translate this text into Kazakh; until then it is shown in English',
  ]);
  expect(recordTranslations(workspace, 'remote')).toBe(1);
  expect(getStates()[0]).toBe('2 name ru current');
});

test('only the translations of the compared file are recorded', () => {
  writePlace('A lake', 'Озеро');
  write('messages/en.json', '{\n  "open": "Open"\n}');
  write('messages/ru.json', '{ "open": "Открыть" }');
  expect(recordTranslations(workspace, 'remote', 'remote/messages/en.json')).toBe(1);
  expect(getStates()).toEqual([
    ...['2 name ru stale', '2 name kk missing'],
    ...['2 open ru current', '2 open kk missing'],
  ]);
});

test('the editors’ screen finds the same translations stale', async () => {
  writePlace('A lake', 'Озеро');
  recordTranslations(workspace, 'remote');
  const translated = JSON.parse(readFileSync(path.join(workspace, 'remote/messages/translated.json'), 'utf8'));
  const find = (en: string) => findStaleTexts({ notes: [{ name: { en, ru: 'Озеро', kk: '' } }] }, translated);
  expect(await find('A lake ')).toEqual([]);
  expect(await find('A lake that freezes')).toEqual([
    { path: ['notes', 0, 'name'], text: { en: 'A lake that freezes', ru: 'Озеро', kk: '' }, stale: ['ru'] },
  ]);
});
