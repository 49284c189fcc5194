import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProseNode, Prose as ProseText } from '../../schema/prose.ts';
import { SectionLink } from '../sections/SectionLink.tsx';

/** A way inside the site, which the router takes. */
const isSitePath = (href: string) => href.startsWith('/');
const link = 'font-[620] underline decoration-apple decoration-2 underline-offset-4 hover:text-apple-text';

function rendered(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const inside = childrenOf(children);
  if (tag === 'br') return <br />;
  if (tag !== 'a' || !href) return createElement(tag, null, inside);
  if (isSitePath(href))
    return (
      <Link to={href} className={link}>
        {inside}
      </Link>
    );
  if (href.startsWith('#'))
    return (
      <SectionLink section={href.slice(1)} className={link}>
        {inside}
      </SectionLink>
    );
  return (
    <a href={href} className={link}>
      {inside}
    </a>
  );
}

const childrenOf = (nodes: ProseText) => nodes.map((node, at) => <Fragment key={at}>{rendered(node)}</Fragment>);

/** A tip's text. Its elements were checked before it came here (checking/markdown.ts). */
export function Prose({ text, className = '' }: { text: ProseText; className?: string }) {
  return (
    <div className={`space-y-2 [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-[square] [&_ul]:pl-5 ${className}`}>
      {childrenOf(text)}
    </div>
  );
}
