/** The remotes of the site. The folder of a remote is `mfe-<name>`, and so is its bucket. */
export const REMOTE_NAMES = ['catalogue', 'itinerary', 'trip-tips'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Whether a text is the name of a remote. */
export const isRemoteName = (text: string): text is RemoteName => REMOTE_NAMES.some((name) => name === text);
