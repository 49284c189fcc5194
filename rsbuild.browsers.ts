/** The oldest browsers that the styles work in (Tailwind CSS 4 asks for these): scripts need not be rewritten for older ones. */
export const BROWSERS = ['chrome >= 111', 'firefox >= 128', 'safari >= 16.4', 'ios_saf >= 16.4'];
