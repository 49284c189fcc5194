import { createContext, useContext } from 'react';

/** The head fields that a page knows itself. */
export type PageHeadFields = {
  title: string;
  description?: string;
  /** For pages that search engines should not list. */
  noindex?: boolean;
};

/** Set while a page is rendered on a server: receives the head fields instead of rendering tags. */
export const PageHeadCollector = createContext<((head: PageHeadFields) => void) | null>(null);

/**
 * The title and description of a page; every page renders exactly one. In the browser it renders the tags, which React
 * moves into the document head; on a server it hands the fields to the collector, so that no HTML has to be parsed.
 */
export function PageHead(fields: PageHeadFields) {
  const collect = useContext(PageHeadCollector);
  if (collect) {
    collect(fields);
    return null;
  }
  const { title, description, noindex = false } = fields;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
