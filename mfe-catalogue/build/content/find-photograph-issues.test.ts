import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError } from '@almaty/content';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { check } from '../commands/content.ts';
import { CONTENT_FOLDER, readContent, WORKSPACE } from './read-content.ts';

const workspace = mkdtempSync(path.join(tmpdir(), 'photographs-'));
const inContent = (file: string) => path.join(workspace, CONTENT_FOLDER, file);
const folder = inContent('photographs/medeu');
const medeu = readFileSync(path.join(WORKSPACE, CONTENT_FOLDER, 'locations/medeu.yml'), 'utf8');

const RINK = `  - file: rink.jpg
    alt:
      en: The empty rink under snow.
    month: "2026-01"
    author: A. Author
    licence: CC BY-SA 4.0
    source: https://commons.wikimedia.org/wiki/File:Rink.jpg
`;

/** Writes the photographs of Medeu. */
const write = (photographs: string) => {
  const text = medeu.replace('notice:\n', `photographs:\n${photographs}notice:\n`);
  writeFileSync(inContent('locations/medeu.yml'), text);
};

/** What is wrong with the content, without the places; empty when nothing is. */
function getMistakes(): string[] {
  try {
    readContent(workspace);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.issues.map(({ field, message }) => [field, message].filter(Boolean).join(': '));
  }
}

beforeAll(() => cpSync(path.join(WORKSPACE, CONTENT_FOLDER), inContent(''), { recursive: true }));
beforeEach(() => {
  rmSync(inContent('photographs'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'rink.jpg'), Buffer.from('ffd8ffe0', 'hex'));
});
afterAll(() => rmSync(workspace, { recursive: true }));

test('a photograph with author, licence, month and text is valid', () => {
  write(RINK);
  expect(getMistakes()).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  [
    'another licence',
    'CC BY-SA 4.0',
    'CC BY-NC 4.0',
    'photographs.0.licence: There is no licence "CC BY-NC 4.0": choose one of CC0 1.0, CC BY 2.0, CC BY 3.0, CC BY 4.0, CC BY-SA 2.0, CC BY-SA 3.0, CC BY-SA 4.0',
  ],
  ['no such month', '"2026-01"', '"2026-13"', 'photographs.0.month: Write the month as yyyy-MM, such as 2026-07'],
  ['no author', /author: .*/, 'author: ""', 'photographs.0.author: Write a text: this field is empty'],
  [
    'a name with a space',
    'rink.jpg',
    'the rink.jpg',
    'photographs.0.file: Use only a to z, digits, - and _, and end it with .jpg, .png or .webp',
  ],
])('%s is refused', (_what, text, by, mistake) => {
  write(RINK.replace(text, by));
  expect(getMistakes()).toEqual([mistake]);
});

test('a missing file is named, and so is one that no location names', () => {
  write(RINK.replace('rink.jpg', 'dam.jpg'));
  expect(getMistakes()).toEqual([
    `photographs.0.file: There is no file ${CONTENT_FOLDER}/photographs/medeu/dam.jpg: upload it, or correct the name`,
    'No location names this photograph: name it, or remove it',
  ]);
});

test('a file of another kind than its name says is refused, and one that is too heavy', () => {
  write(RINK);
  writeFileSync(path.join(folder, 'rink.jpg'), 'GIF89a');
  expect(getMistakes()).toEqual(['photographs.0.file: This file is no jpg: upload it in the format of its name']);
  writeFileSync(path.join(folder, 'rink.jpg'), Buffer.alloc(8 * 1024 * 1024 + 1, 'ffd8ff', 'hex'));
  expect(getMistakes()).toEqual(['photographs.0.file: This file has 9 MB: upload one of at most 8 MB']);
});

test('a photograph cannot be shown twice, nor more than six of them', () => {
  write(RINK.repeat(2));
  expect(getMistakes()).toEqual(['photographs.1.file: rink.jpg is named twice']);
  write(RINK.repeat(7));
  expect(getMistakes()).toEqual(['photographs: Write at most 6 photographs']);
});

test('a photograph that is too small or damaged is refused with file, line, field and what to upload', async () => {
  write(RINK);
  const toMistake = (message: string) => `${CONTENT_FOLDER}/locations/medeu.yml:12: photographs.0.file: ${message}`;
  await expect(check(workspace)).rejects.toThrow(toMistake('This file is no photograph: upload it once more'));
  const small = sharp({ create: { width: 1199, height: 900, channels: 3, background: '#7799bb' } });
  await small.jpeg().toFile(path.join(folder, 'rink.jpg'));
  await expect(check(workspace)).rejects.toThrow(
    toMistake('This photograph has 1199 by 900 pixels: upload one of at least 1200 by 900'),
  );
});
