import rehypeSanitize, { type Options as Allowed } from 'rehype-sanitize';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Prose, type ProseNode, type ProseTag, proseTags } from '../schema/prose.ts';
import { problemWithLink } from '../schema/site-links.ts';

/** What a tip's text must not have, by its name in Markdown's syntax tree, and what to write instead. */
const forbidden: Readonly<Record<string, string>> = {
  html: 'HTML has no place in a tip: write **bold**, *italic*, lists and [links](/locations/medeu)',
  image: 'A picture has no place in the text: choose one in the field picture, where there is one',
  heading: 'A heading has no place in the text: the title of the tip is its heading',
  code: 'Take the spaces before the line, or the marks of code, away: a tip holds sentences',
  inlineCode: 'Take the marks of code away: a tip holds sentences',
  blockquote: 'Take the > away: a tip holds sentences',
  thematicBreak: 'Take the line of --- away: make two tips instead',
  definition: 'Write the address beside its words: [words](address)',
};

const parser = unified().use(remarkParse);

const allowed: Allowed = {
  tagNames: [...proseTags],
  attributes: { a: ['href'] },
  protocols: { href: ['https'] },
};
const toHtmlTree = unified().use(remarkRehype).use(rehypeSanitize, allowed);

type HtmlNode = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: { href?: unknown };
  children?: HtmlNode[];
};

/** What holds blocks alone: a line break between them is no word of the text. */
const blocks = ['root', 'ul', 'ol'];

function proseOf(nodes: readonly HtmlNode[] = [], parent = 'root'): Prose {
  return nodes.flatMap(({ type, value = '', tagName, properties, children }): ProseNode[] => {
    if (type === 'text') return value === '\n' && blocks.includes(parent) ? [] : [value];
    const href = properties?.href;
    return type === 'element'
      ? [{ tag: tagName as ProseTag, ...(typeof href === 'string' && { href }), children: proseOf(children, tagName) }]
      : [];
  });
}

/** Markdown as it may be published: its text, and what is wrong with it, with lines from 1. */
export function readMarkdown(text: string): { prose: Prose; problems: readonly { line: number; message: string }[] } {
  const tree = parser.parse(text);
  const problems: { line: number; message: string }[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const message = node.type === 'link' ? problemWithLink(node.url) : forbidden[node.type];
    if (message) problems.push({ line, message });
  });
  return { prose: proseOf(toHtmlTree.runSync(tree).children as HtmlNode[]), problems };
}
