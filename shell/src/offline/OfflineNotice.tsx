import { formatDate } from '@almaty/dates';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import * as m from '#messages';

/** The line of a page that comes from the store. It stands outside of what React renders, like the banner of a preview. */
const renderNotice = (text: string) =>
  renderToStaticMarkup(
    <>
      <link rel="stylesheet" href="/offline-notice.css" />
      <aside className="offline-notice">
        <p>{text}</p>
      </aside>
    </>,
  );

/**
 * Renders the lines that stand at the top of a page from the store, in the language of this build.
 *
 * @param day the day of the guide, yyyy-MM-dd.
 */
export const renderOfflineNotes = (day: string): { saved: string; old: string } => ({
  saved: renderNotice(m.offlineNotice({ day: formatDate(day) })),
  old: renderNotice(m.offlineNoticeOld({ day: formatDate(day) })),
});
