import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml, Source, serializeYaml } from '@almaty/content';
import { expect, test } from 'vitest';
import { collections } from '../src/schema/collections.ts';
import { CONTENT_FOLDER, WORKSPACE } from './read-content.ts';

const schemas = {
  ...Object.fromEntries(Object.entries(collections).map(([id, { schema }]) => [id, schema])),
  sources: Source,
};

test.each(globSync(`${CONTENT_FOLDER}/**/*.yml`, { cwd: WORKSPACE }).sort())(
  '%s has the one form of its kind',
  (file) => {
    const text = readFileSync(path.join(WORKSPACE, file), 'utf8');
    const [id = ''] = path.relative(CONTENT_FOLDER, file).replace('.yml', '').split(path.sep);
    const schema = schemas[id as keyof typeof schemas];
    // Comments are for people who read the file: an entry that nobody has saved in the editor may have some.
    if (/^\s*#/m.test(text)) return;
    expect(serializeYaml(schema, parseYaml(text).values)).toBe(text);
  },
);
