import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { ContentEmail } from './document/ContentEmail.tsx';
import type { EmailContent } from './email-content.ts';

/** Renders the HTML of an email: no pictures, scripts or external files, so that every email program can show it. */
export const renderHtml = (content: EmailContent): string =>
  `<!doctype html>${renderToStaticMarkup(createElement(ContentEmail, { content }))}`;
