/** The line at the top of a page that comes from the store. It stands outside of what React renders, like the banner of a preview. */
export const OfflineNotice = ({ text }: { text: string }) => (
  <>
    <link rel="stylesheet" href="/offline-notice.css" />
    <aside className="offline-notice">
      <p>{text}</p>
    </aside>
  </>
);
