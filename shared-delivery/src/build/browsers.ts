/** The oldest browsers that the styles support (Tailwind CSS 4 requires these), so scripts target no older ones. */
export const SUPPORTED_BROWSERS = ['chrome >= 111', 'firefox >= 128', 'safari >= 16.4', 'ios_saf >= 16.4'];
