// React writes these around a document whose head is empty.
const DOCUMENT_START = '<!DOCTYPE html><html lang="en"><head></head><body>';
const DOCUMENT_END = '</body></html>';

/**
 * Extracts the content of the body from a document that React has rendered on a server.
 *
 * @param html the document: `<html lang="en">` with an empty head.
 * @param name what the error calls the document.
 * @throws Error when the head is not empty: a page declares its head fields.
 */
export function extractBody(html: string, name: string): string {
  if (!html.startsWith(DOCUMENT_START) || !html.endsWith(DOCUMENT_END))
    throw new Error(`${name} renders tags into the document head: declare what it says there. ${html.slice(0, 300)}`);
  return html.slice(DOCUMENT_START.length, -DOCUMENT_END.length);
}
