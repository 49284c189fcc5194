import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RICH_TEXT_TAGS, type RichTextContent } from '../schema/rich-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

const listElements = (content: RichTextContent): { tag: string; href?: string | undefined }[] =>
  content.flatMap((node) => (typeof node === 'string' ? [] : [node, ...listElements(node.children)]));

const getText = (content: RichTextContent): string =>
  content.map((node) => (typeof node === 'string' ? node : getText(node.children))).join('');

test('lists, emphasis, links and line breaks become elements', () => {
  const { content, issues } = parseMarkdown('- *one*\n- [two](#money)\n\nA line  \nand another');
  expect(issues).toEqual([]);
  expect(listElements(content).map(({ tag }) => tag)).toEqual(['ul', 'li', 'em', 'li', 'a', 'p', 'br']);
});

test.each(['*one*\n*two*', '* *one*\n  *two*', '[one](/city)\n[two](/nature)'])(
  'keeps the space between the two words of %j',
  (text) => {
    expect(getText(parseMarkdown(text).content).trim()).toMatch(/^one\s+two$/);
  },
);

test('reports a mistake once for each line that has it', () => {
  const { issues } = parseMarkdown('New fees <script>alert(1)</script>\n\n<b>Round</b> up <i>twice</i>');
  expect(issues.map(({ line }) => line)).toEqual([1, 3]);
});

const dangerousPart = fc.constantFrom(
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
const anyText = fc
  .array(fc.oneof(dangerousPart, fc.string({ maxLength: 8 })), { maxLength: 24 })
  .map((parts) => parts.join(''));

test('any text gives only allowed elements, and no link that can run a script', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { tag, href } of listElements(parseMarkdown(text).content)) {
        expect(RICH_TEXT_TAGS).toContain(tag);
        // A browser opens nothing for an address that it cannot parse.
        const address = href === undefined ? null : URL.parse(href, 'https://site.example');
        if (address) expect(address.protocol).toBe('https:');
      }
    }),
    { numRuns: 2000 },
  );
});

test('a text without issues has only links to https addresses, pages and sections', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { content, issues } = parseMarkdown(text);
      if (issues.length > 0) return;
      for (const { href } of listElements(content))
        if (href !== undefined) expect(href).toMatch(/^(https:\/\/|\/[a-z]|\/$|#[a-z])/);
    }),
    { numRuns: 2000 },
  );
});
