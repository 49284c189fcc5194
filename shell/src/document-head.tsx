import type { FragmentHead } from '@almaty/delivery/schema';
import { toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import * as m from '#messages';
import { SITE_NAME } from './app/site-name.ts';

/** The share picture of the site, 1200 x 630 px. */
const SITE_IMAGE = { path: '/share.jpg', alt: m.siteImage };

/** A script that the page needs first. */
export type ScriptPreload = { url: string; integrity: string };

/** A style sheet of a remote, written into the page: `file` is its path within the release. */
export type InlineStyle = { file: string; css: string; integrity: string };

type DocumentHead = {
  head: FragmentHead;
  /** Origin of the site, as in `https://guide.example`. */
  site: string;
  /** Path of the page, without trailing slash. */
  path: string;
  styles: readonly InlineStyle[];
};

/** The site as schema.org describes it. */
const getSiteData = (site: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: SITE_NAME,
  url: site + toLanguage('/', LANGUAGE),
  inLanguage: LANGUAGE,
  about: { '@type': 'City', name: 'Almaty', addressCountry: 'KZ' },
});

/** `<` is escaped, so that no text can end the script element. */
const JsonLd = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);

/** The Open Graph properties of a page: how it looks where a link to it is shared. */
function getOpenGraph({ title, description, image }: FragmentHead, site: string, url: string): Record<string, string> {
  return {
    'og:type': 'website',
    'og:site_name': SITE_NAME,
    'og:title': title,
    ...(description && { 'og:description': description }),
    'og:url': url,
    'og:image': site + (image ?? SITE_IMAGE.path),
    'og:image:alt': image ? title : SITE_IMAGE.alt,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': LANGUAGE,
  };
}

/** Renders the tags that a page adds to the template's head: its own fields, SEO tags and style sheets. */
export function renderDocumentHead({ head, site, path, styles }: DocumentHead): string {
  const { title, description, noindex, structuredData } = head;
  const url = site + path;
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {styles.map(({ file, css }) => (
        // The shell recognises a loaded style sheet by data-href.
        <style key={file} data-href={file} dangerouslySetInnerHTML={{ __html: css }} />
      ))}
      <link rel="canonical" href={url} />
      {Object.entries(getOpenGraph(head, site, url)).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd data={getSiteData(site)} />
      {structuredData && <JsonLd data={{ '@context': 'https://schema.org', ...structuredData }} />}
    </>,
  );
}

/** Renders the preloads of a page's scripts, for the template of its scripts: what is shown is requested first. */
export const renderScriptPreloads = (preloads: readonly ScriptPreload[]): string =>
  renderToStaticMarkup(
    preloads.map(({ url, integrity }) => (
      <link
        key={url}
        rel="preload"
        as="script"
        fetchPriority="low"
        href={url}
        integrity={integrity}
        crossOrigin="anonymous"
      />
    )),
  );
