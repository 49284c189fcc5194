import { routes } from '@almaty/delivery/routes';
import type { RichTextContent } from '../schema/rich-text.ts';
import type { Tip } from '../schema/tips.ts';

const leave = (content: RichTextContent): RichTextContent =>
  content.map((node) =>
    typeof node === 'string'
      ? node
      : {
          ...node,
          ...(node.href?.startsWith('#') && { href: routes.planTrip + node.href }),
          children: leave(node.children),
        },
  );

/** A tip for the page of another remote: its links to a section lead to that of the page of all tips. */
export const leaveSections = (tip: Tip): Tip => ({ ...tip, body: leave(tip.body) });
