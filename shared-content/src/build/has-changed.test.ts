import { expect, test } from 'vitest';
import { hasChanged } from './has-changed.ts';

test.each([
  ['a component and its folder', ['/remote/src/screens/Screen.tsx', '/remote/src'], false],
  ['a style', ['/remote/src/app.css'], false],
  ['the folder of messages, which are compiled before', ['/remote/messages'], false],
  ['a message', ['/remote/generated/messages/en/add.ts', '/remote/messages/en.json'], true],
  ['the content', ['/remote/content'], true],
  ['a file of the content', ['/remote/content/tips/money.yml'], true],
  ['what was generated', ['/remote/generated/tips.json', '/remote/generated/messages/en/add.ts'], false],
  ['code that generates', ['/remote/src/lib/format.ts'], true],
])('content is generated again or not after a change of %s', (_, files, isChanged) => {
  expect(hasChanged({ modifiedFiles: new Set(files), removedFiles: new Set() }, '/remote')).toBe(isChanged);
});

test('the first compilation has no changes', () => {
  expect(hasChanged({}, '/remote')).toBe(false);
});
