import rehypeSanitize, { type Options as SanitizeOptions } from 'rehype-sanitize';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { RICH_TEXT_TAGS, type RichTextContent, type RichTextNode, type RichTextTag } from '../schema/rich-text.ts';
import { validateLink } from './validate-link.ts';

/** Node types of the Markdown syntax tree that a tip must not contain -> what to write instead. */
const FORBIDDEN_NODES: Readonly<Record<string, string>> = {
  html: 'HTML is not allowed in a tip: write **bold**, *italic*, lists and [links](/locations/medeu)',
  image: 'Pictures are not allowed in the text: choose one in the field picture, if the tip has that field',
  heading: 'Headings are not allowed in the text: the title of the tip is its heading',
  code: 'Remove the spaces at the start of the line, or the code marks: code is not allowed in a tip',
  inlineCode: 'Remove the code marks: code is not allowed in a tip',
  blockquote: 'Remove the >: quotations are not allowed in a tip',
  thematicBreak: 'Remove the line of ---: make two tips instead',
  definition: 'Write the address directly after its text: [text](address)',
};

const markdownParser = unified().use(remarkParse);

const sanitizeOptions: SanitizeOptions = {
  tagNames: [...RICH_TEXT_TAGS],
  attributes: { a: ['href'] },
  protocols: { href: ['https'] },
};
const htmlTransformer = unified().use(remarkRehype).use(rehypeSanitize, sanitizeOptions);

type HtmlNode = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: { href?: unknown };
  children?: HtmlNode[];
};

/** Elements that contain only blocks: a line break between those is not part of the text. */
const BLOCK_CONTAINERS = ['root', 'ul', 'ol'];

function toRichText(nodes: readonly HtmlNode[] = [], parent = 'root'): RichTextContent {
  return nodes.flatMap(({ type, value = '', tagName, properties, children }): RichTextNode[] => {
    if (type === 'text') return value === '\n' && BLOCK_CONTAINERS.includes(parent) ? [] : [value];
    if (type !== 'element') return [];
    const href = properties?.href;
    // The sanitizer lets only the allowed tags through.
    const tag = tagName as RichTextTag;
    return [{ tag, ...(typeof href === 'string' && { href }), children: toRichText(children, tagName) }];
  });
}

/** A mistake in a Markdown text; `line` is counted from 1. */
type MarkdownIssue = { line: number; message: string };

/**
 * Parses and validates the Markdown text of a tip.
 *
 * @returns the text with allowed elements and safe links only, and everything that an editor must correct in it.
 */
export function parseMarkdown(text: string): { content: RichTextContent; issues: readonly MarkdownIssue[] } {
  const tree = markdownParser.parse(text);
  const issues: MarkdownIssue[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const message = node.type === 'link' ? validateLink(node.url) : FORBIDDEN_NODES[node.type];
    // A start tag and its end tag are two nodes, but one mistake.
    const isReported = issues.some((issue) => issue.line === line && issue.message === message);
    if (message && !isReported) issues.push({ line, message });
  });
  return { content: toRichText(htmlTransformer.runSync(tree).children as HtmlNode[]), issues };
}
