import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serializeAccessFile } from '@almaty/planner/access-file';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ACCESS_FOLDER } from './content-files.ts';

test.each(readdirSync(ACCESS_FOLDER))('saving access/%s in the editor without a change does not change it', (file) => {
  const text = readFileSync(path.join(ACCESS_FOLDER, file), 'utf8');
  expect(serializeAccessFile(parse(text))).toBe(text);
});
