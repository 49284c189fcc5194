import { formatDate } from '@almaty/dates';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import * as m from '#messages';
import { OfflineNotice } from './OfflineNotice.tsx';

const renderNotice = (text: string) => renderToStaticMarkup(createElement(OfflineNotice, { text }));

/**
 * Renders the lines that stand at the top of a page from the store, in the language of this build.
 *
 * @param day the day of the guide, yyyy-MM-dd.
 */
export const renderOfflineNotes = (day: string): { saved: string; old: string } => ({
  saved: renderNotice(m.offlineNotice({ day: formatDate(day) })),
  old: renderNotice(m.offlineNoticeOld({ day: formatDate(day) })),
});
