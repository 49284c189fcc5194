import type { Release } from '@almaty/delivery/schema';
import { SLOT_ATTRIBUTE } from '@almaty/ui/slot-attribute';
import type { InlineStyle } from '../src/document-head.tsx';
import { findInset } from '../src/site/find-inset.ts';
import type { EdgeContext } from './env.ts';
import { readFragment } from './fragments.ts';
import { readPageStyles } from './page-files.ts';
import type { CurrentReleases } from './releases.ts';

/** A page with its insets, and the style sheets that these need. `areAllRead` is false when one of them could not be read. */
type FilledPage = { body: string; styles: InlineStyle[]; areAllRead: boolean };

/** Reads the inset at a path with its style sheets; null when something of it cannot be read. */
async function readInset(
  context: EdgeContext,
  inset: NonNullable<ReturnType<typeof findInset>>,
  release: Release,
  site: string,
) {
  const [fragment, { styles, areAllRead }] = await Promise.all([
    readFragment(context, inset.part, release, inset.path, site),
    readPageStyles(context, inset.part, inset, release),
  ]);
  return fragment && areAllRead ? { body: fragment.body, styles } : null;
}

/**
 * Puts the insets of other remotes, of the releases that this visitor gets, into the slots of a page. What cannot be read leaves
 * its slot empty, and the browser tries it again (shell/src/parts/fill-slots.ts).
 *
 * @param body the fragment of the page.
 * @param site origin of the site.
 */
export async function fillSlots(
  context: EdgeContext,
  body: string,
  releases: CurrentReleases,
  site: string,
): Promise<FilledPage> {
  const filled: FilledPage = { body, styles: [], areAllRead: true };
  if (!body.includes(`${SLOT_ATTRIBUTE}="`)) return filled;
  const rewriter = new HTMLRewriter().on(`[${SLOT_ATTRIBUTE}]`, {
    async element(slot) {
      const inset = findInset((remote) => releases[remote]?.insets, slot.getAttribute(SLOT_ATTRIBUTE) ?? '');
      const release = inset && releases[inset.part];
      if (!release) return;
      const read = await readInset(context, inset, release, site);
      if (!read) {
        filled.areAllRead = false;
        return;
      }
      filled.styles.push(...read.styles);
      slot.setInnerContent(`<div data-mfe="${inset.part}" data-static="">${read.body}</div>`, { html: true });
    },
  });
  filled.body = await rewriter.transform(new Response(body)).text();
  return filled;
}
