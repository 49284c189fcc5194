import { useItinerary } from '@almaty/store';
import { useLocation } from 'react-router-dom';
import { createElement } from '#shell-react';
import type { CreateOwnElement, OwnPage, OwnPageProps, PageOfShell } from './own-page.ts';

/** What renders to HTML with the remote's own React. */
type OwnReact = { createElement: CreateOwnElement; renderToString: (content: unknown) => string };

/**
 * Makes a page that can be prerendered with those of other remotes, of one for the remote's own React: an element with its HTML,
 * in which the browser makes a root (own-root-page.ts).
 */
export function createOwnHtmlPage(Page: OwnPage, own: OwnReact): PageOfShell {
  return function OwnHtmlPage() {
    const { pathname: path } = useLocation();
    const props: OwnPageProps = { path, itinerary: useItinerary((all) => all) };
    const __html = own.renderToString(own.createElement(Page, props));
    return createElement('div', { dangerouslySetInnerHTML: { __html } });
  };
}
