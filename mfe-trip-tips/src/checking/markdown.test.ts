import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Prose, proseTags } from '../schema/prose.ts';
import { readMarkdown } from './markdown.ts';

const elementsOf = (text: Prose): { tag: string; href?: string | undefined }[] =>
  text.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));

test('lists, breaks and marks become elements', () => {
  const { prose, problems } = readMarkdown('- *one*\n- [two](#money)\n\nA line  \nand another');
  expect(problems).toEqual([]);
  expect(elementsOf(prose).map(({ tag }) => tag)).toEqual(['ul', 'li', 'em', 'li', 'a', 'p', 'br']);
});

const textOf = (text: Prose): string =>
  text.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

test.each(['*one*\n*two*', '* *one*\n  *two*', '[one](/city)\n[two](/nature)'])('%j stays two words', (text) => {
  expect(textOf(readMarkdown(text).prose).trim()).toMatch(/^one\s+two$/);
});

const dangerous = fc.constantFrom(
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=',
    '](javascript:',
    '](data:text/html,',
    '[a',
    '<a href="',
    '">',
    '&#',
  ],
  ...['<svg/onload=', '*', '_', '`', '\n', '    ', '![', ')', '(', '> ', '- ', 'vbscript:', 'https://a', '\\', '//b'],
);
const typed = fc
  .array(fc.oneof(dangerous, fc.string({ maxLength: 8 })), { maxLength: 24 })
  .map((parts) => parts.join(''));

test('whatever is typed, only the elements of a tip come out, and no link that runs', () => {
  fc.assert(
    fc.property(typed, (text) => {
      for (const { tag, href } of elementsOf(readMarkdown(text).prose)) {
        expect(proseTags).toContain(tag);
        if (href !== undefined) expect(new URL(href, 'https://site.example').protocol).toBe('https:');
      }
    }),
    { numRuns: 2000 },
  );
});

test('a text that can be published has links that lead somewhere only', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const { prose, problems } = readMarkdown(text);
      if (problems.length > 0) return;
      for (const { href } of elementsOf(prose))
        if (href !== undefined) expect(href).toMatch(/^(https:\/\/|\/[a-z]|\/$|#[a-z])/);
    }),
    { numRuns: 2000 },
  );
});
