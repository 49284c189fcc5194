/** The name of folders of a build whose files are of no use without a connection, so that no browser keeps them (docs/offline.md). */
export const ONLINE_FOLDER = 'online';
