import { describe, expect, test } from 'vitest';
import { getEditorOrigin, getSiteOrigin } from './editor-origin.ts';

describe.each([
  ['https://guide.example', 'https://edit.guide.example'],
  ['https://staging.guide.example', 'https://edit.staging.guide.example'],
  ['http://localhost:3000', 'http://edit.localhost:3000'],
])('the site %s', (site, editor) => {
  test(`has its editor at ${editor}`, () => {
    expect(getEditorOrigin(site)).toBe(editor);
    expect(getSiteOrigin(editor)).toBe(site);
  });

  test('is not the origin of an editor itself', () => expect(getSiteOrigin(site)).toBeNull());
});

test.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
  '%s has no editor, because an address has no subdomain',
  (site) => expect(getEditorOrigin(site)).toBeNull(),
);

test.each(['https://edit', 'https://edit.', 'https://editor.guide.example', 'http://edit.127.0.0.1:3000'])(
  '%s is no origin of an editor',
  (origin) => expect(getSiteOrigin(origin)).toBeNull(),
);
