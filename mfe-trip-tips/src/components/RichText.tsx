import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RichTextContent, RichTextNode, RichTextTag } from '../schema/rich-text.ts';
import { SectionLink } from './SectionLink.tsx';

const LINK_CLASS = 'font-[620] underline decoration-apple decoration-2 underline-offset-4 hover:text-apple-text';

/** A link of the text: the router follows paths of the site and anchors of the page, the browser everything else. */
function renderLink(href: string, children: ReactNode): ReactNode {
  if (href.startsWith('/'))
    return (
      <Link to={href} className={LINK_CLASS}>
        {children}
      </Link>
    );
  if (href.startsWith('#'))
    return (
      <SectionLink section={href.slice(1)} className={LINK_CLASS}>
        {children}
      </SectionLink>
    );
  return (
    <a href={href} className={LINK_CLASS}>
      {children}
    </a>
  );
}

const BLOCK_TAGS: readonly RichTextTag[] = ['p', 'ul', 'ol', 'li'];

function renderNode(node: RichTextNode, end: ReactNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br />;
  return tag === 'a' && href
    ? renderLink(href, renderNodes(children))
    : createElement(tag, null, renderNodes(children, end));
}

/** @param end what comes after the last word, inside the last block. */
function renderNodes(nodes: RichTextContent, end?: ReactNode): ReactNode {
  const last = nodes.at(-1);
  const isLastBlock = typeof last === 'object' && BLOCK_TAGS.includes(last.tag);
  return (
    <>
      {nodes.map((node, index) => (
        <Fragment key={index}>{renderNode(node, isLastBlock && node === last ? end : undefined)}</Fragment>
      ))}
      {!isLastBlock && end}
    </>
  );
}

type Props = {
  content: RichTextContent;
  /** What comes after the last word of the text. */
  end?: ReactNode;
  className?: string | undefined;
};

/** Renders the text of a tip, whose elements and links were sanitized at build time (validation/parse-markdown.ts). */
export function RichText({ content, end, className = '' }: Props) {
  return (
    <div className={`space-y-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-[square] [&_ul]:pl-5 ${className}`}>
      {renderNodes(content, end)}
    </div>
  );
}
