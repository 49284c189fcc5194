import { getIntegrity } from '@almaty/delivery/bucket-reader';
import { REMOTE_NAMES, type Release, type RemoteName } from '@almaty/delivery/schema';
import { getLanguage, type Language } from '@almaty/languages';
import type { InlineStyle } from '../../src/document-head.tsx';
import {
  BODY,
  type KeptPage,
  LAST_SEGMENT,
  mark,
  NOTICE,
  PARAMETER,
  type SharedTexts,
} from '../../src/offline/kept-page.ts';
import { getReleasePath } from '../../src/parts/remote-list.ts';
import { type FragmentSource, getModuleId, type SitePage } from '../../src/site/site-page.ts';
import { composeDocument } from '../compose-document.ts';
import { compressPage } from '../compress-page.ts';
import type { EdgeContext } from '../env.ts';
import { pageHeaders } from '../headers.ts';
import { FOREVER_SECONDS, getKept } from '../kept.ts';
import { getTurnstileKey, readPageContent, renderPart } from '../page-content.ts';
import { getScriptPreloads, readPageStyles } from '../page-files.ts';
import { findReleasedPage, listPageLanguages } from '../released-page.ts';
import type { CurrentReleases } from '../releases.ts';
import { createRemoteList, renderRemoteList } from '../remote-list.ts';
import { getShell, SHELL_VERSION } from '../shells.ts';
import { getScriptHashes, getShellStyleHash, listTemplateElements } from '../template-elements.ts';

// The names of the texts that pages share. They do not change with a release, so that a page does not either.
const nameElement = (index: number) => `element-${index}`;
const nameBase = (remote: string) => `base-${remote}`;
const nameStyle = ({ file }: InlineStyle) => `style-${file}`;
const nameScripts = (page: SitePage) => `scripts-${getModuleId(page)}`;
const REMOTE_LIST = 'remote-list';

/** Puts marks in the place of texts. */
const markTexts = (text: string, marks: readonly (readonly [name: string, text: string])[]) =>
  marks.reduce((marked, [name, found]) => marked.replaceAll(found, mark(name)), text);

const getBases = (site: string, releases: CurrentReleases) =>
  Object.entries(releases).map(
    ([remote, { version }]) => [nameBase(remote), site + getReleasePath(remote, version)] as const,
  );

const getElements = (path: string) =>
  listTemplateElements(getShell(path).template).map((element, index) => [nameElement(index), element] as const);

/**
 * Composes a page for the store as `servePage` does for a visitor, with marks for what pages share.
 *
 * @throws Error when something of it cannot be read.
 */
async function composeKeptPage(
  context: EdgeContext,
  releases: CurrentReleases,
  path: string,
  site: string,
): Promise<KeptPage> {
  const page = findReleasedPage(releases, path);
  const { template, renderDocumentHead, renderFrame } = getShell(path);
  const language = getLanguage(path);
  const { head, body, styles, isRepeatable } = await readPageContent(context, page, releases, site, language);
  if (!isRepeatable) throw new Error(`Something of ${path} cannot be read`);
  const turnstileKey = getTurnstileKey(context.env);
  const html = await composeDocument(markTexts(template, getElements(path)), {
    language,
    teamTools: mark(NOTICE),
    head: renderDocumentHead({
      ...{ head, site, path },
      styles: styles.map((style) => ({ ...style, css: mark(nameStyle(style)) })),
    }),
    frame: await renderFrame(path, null, listPageLanguages(releases, path)),
    fragment: renderPart(page.part, mark(BODY)),
    remoteList: mark(REMOTE_LIST),
    scriptPreloads: page.module ? mark(nameScripts(page)) : '',
    turnstileKey,
  });
  const headers = pageHeaders({
    hasTurnstile: turnstileKey !== '',
    isNoindex: head.noindex ?? false,
    scriptHashes: await getScriptHashes(),
    styleHashes: [await getShellStyleHash(), ...styles.map(({ integrity }) => integrity)],
  });
  const { title, description, noindex } = head;
  return {
    head: { title, description, noindex },
    document: html.replaceAll(PARAMETER, mark(LAST_SEGMENT)),
    body: markTexts(body, getBases(site, releases)),
    headers,
  };
}

/** A text that the edge offers for the store: its hash, and compressed as it travels. */
export type OfferedText = { text: string; integrity: string; compressed: Uint8Array };

/** Keeps a text in the memory of this isolate. Not at the edge: another deployment may make another one of the same releases. */
function offer(
  context: EdgeContext,
  key: readonly unknown[],
  releases: CurrentReleases,
  create: () => Promise<object>,
): Promise<OfferedText> {
  const versions = Object.entries(releases).map(([remote, { version, channel }]) => [remote, version, channel]);
  return getKept(context, {
    key: JSON.stringify(['offline', ...key, context.env.TURNSTILE_SITE_KEY, SHELL_VERSION, versions]),
    maxAge: FOREVER_SECONDS,
    getSize: ({ text, compressed }) => 2 * text.length + compressed.byteLength,
    read: async () => {
      const text = JSON.stringify(await create());
      return { text, integrity: await getIntegrity(text), compressed: compressPage(new TextEncoder().encode(text)) };
    },
  });
}

/** The page at a path, for the store. @throws Error when something of it cannot be read. */
export const offerPage = (
  context: EdgeContext,
  releases: CurrentReleases,
  path: string,
  site: string,
): Promise<OfferedText> => offer(context, [site, path], releases, () => composeKeptPage(context, releases, path, site));

/**
 * The texts that the pages of a language share.
 *
 * @param paths of the pages.
 * @throws Error when a style sheet cannot be read.
 */
export const offerTexts = (
  context: EdgeContext,
  releases: CurrentReleases,
  language: Language,
  paths: readonly string[],
  site: string,
): Promise<OfferedText> =>
  offer(context, [site, 'texts', language], releases, async (): Promise<SharedTexts> => {
    const { template, renderScriptPreloads } = getShell(paths[0] ?? '/');
    const texts: Record<string, string> = {
      ...Object.fromEntries(listTemplateElements(template).map((element, index) => [nameElement(index), element])),
      ...Object.fromEntries(getBases(site, releases)),
      [REMOTE_LIST]: renderRemoteList(createRemoteList(releases, language)),
    };
    const addStyles = async (remote: RemoteName, source: FragmentSource, release: Release) => {
      const { styles, areAllRead } = await readPageStyles(context, remote, source, release);
      if (!areAllRead) throw new Error(`A style sheet of ${source.path} cannot be read`);
      for (const style of styles) texts[nameStyle(style)] = style.css;
    };
    for (const path of paths) {
      const page = findReleasedPage(releases, path);
      const remote = REMOTE_NAMES.find((name) => name === page.part);
      const release = remote && releases[remote];
      if (!release || nameScripts(page) in texts) continue;
      await addStyles(remote, page, release);
      texts[nameScripts(page)] = renderScriptPreloads(getScriptPreloads(page, release, site));
    }
    for (const [part, release] of Object.entries(releases) as [RemoteName, Release][])
      for (const inset of release.insets ?? [])
        for (const path of inset.paths.slice(0, 1))
          if (getLanguage(path) === language) await addStyles(part, { ...inset, part, path }, release);
    return texts;
  });
