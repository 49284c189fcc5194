import { FIRST_LANGUAGE } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';

/** The address of the build of this language, with a slash at its end; the bundler knows it. */
declare const __webpack_public_path__: string;

/** The address of a file that the remote's own release has once for all languages. @param file its path in the release. */
export const getReleaseUrl = (file: string): string =>
  `${__webpack_public_path__}${LANGUAGE === FIRST_LANGUAGE ? '' : '../'}${file}`;
