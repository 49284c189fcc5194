import type { Fragment, Release } from '@almaty/delivery/schema';
import { RELEASE_BASE } from '@almaty/delivery/schema';
import type { Outline, RemotePage } from '../src/app/pages.ts';
import { baseOf } from './releases.ts';

type Html = { head: string; body: string };
type Composition = {
  frame: Html;
  /** The remote page of this path, if it is one. */
  page: RemotePage | undefined;
  /** Its current release, if it has one. */
  release: Release | undefined;
  /** The page as that release has it, if it does. */
  fragment: Fragment | null;
  /** What is shown where there is no fragment. */
  skeletonOf: (outline: Outline) => string;
  /** Origin of the site: the runtime compares stylesheets by their absolute address. */
  origin: string;
};

/** React's mark for a boundary that the server gave up on: the browser renders it, and reports this digest. */
const withoutFragment = (skeleton: string) =>
  `<!--$!--><template data-dgst="no-fragment"></template>${skeleton}<!--/$-->`;

// A page whose fragment has no title still needs one until its own code says better.
const STAND_IN_TITLE = '<title data-placeholder>Almaty guide</title>';

/**
 * Puts a remote's fragment, styles and preloads into the shell's frame.
 *
 * @throws Error when the frame has no outlet for the page: shell and Worker were not built together.
 */
export function compose({ frame, page, release, fragment, skeletonOf, origin }: Composition): Html {
  if (!page) return frame;
  const outlet = `<template data-outlet="${page.remote}/${page.expose.slice('./'.length)}"></template>`;
  const boundary = `<!--$-->${outlet}<!--/$-->`;
  if (!frame.body.includes(boundary)) throw new Error(`The frame has no outlet for ${page.remote} ${page.expose}`);
  const links = release ? linksOf(page, release, origin) : '';
  if (!release || !fragment) {
    return {
      head: frame.head + STAND_IN_TITLE + links,
      body: frame.body.replace(boundary, () => withoutFragment(skeletonOf(page.outline))),
    };
  }
  const base = origin + baseOf(page.remote, release.version);
  const head = fragment.head.replaceAll(RELEASE_BASE, base);
  const body = fragment.body.replaceAll(RELEASE_BASE, base);
  return { head: frame.head + lifted(head) + links, body: frame.body.replace(outlet, () => body) };
}

/** Marks head tags that React will adopt, so that they can be taken away if the visitor leaves before that. */
const lifted = (head: string) => head.replaceAll(/<(title|meta|link)(?=[\s>])/g, '<$1 data-hoisted');

/** The stylesheets and preloads a page needs for its first wave, each with its integrity hash. */
function linksOf({ remote, expose }: RemotePage, { version, snapshot, files }: Release, origin: string): string {
  const assets = snapshot.modules.find(({ modulePath }) => modulePath === expose)?.assets;
  if (!assets) return '';
  const base = origin + baseOf(remote, version);
  const secured = (file: string) => `integrity="${files[file]?.integrity ?? ''}" crossorigin="anonymous"`;
  // Without data-href the bundler's runtime does not recognise the sheet and inserts it again (notes/edge.md).
  const styles = assets.css.sync.map(
    (file) => `<link rel="stylesheet" href="${base}${file}" data-href="${file}" ${secured(file)}>`,
  );
  const scripts = [snapshot.remoteEntry, ...assets.js.sync].map(
    (file) => `<link rel="preload" as="script" href="${base}${file}" ${secured(file)}>`,
  );
  return [...styles, ...scripts].join('');
}
