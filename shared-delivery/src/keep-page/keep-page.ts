/** The event by which a page of a remote asks the shell to keep it for times without a connection, once it is complete. */
export const KEEP_PAGE_EVENT = 'almaty-keep-page';

/** Asks the shell to keep the page that is shown, with the pictures that it shows. */
export const askToKeepPage = (): void => void dispatchEvent(new Event(KEEP_PAGE_EVENT));
