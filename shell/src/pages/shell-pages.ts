import { getPaths, type PageModule } from '@almaty/delivery/page';
import { UNKNOWN_PAGE } from '@almaty/delivery/routes';
import * as HomePage from './HomePage.tsx';
import * as NotFoundPage from './NotFoundPage.tsx';
import * as PrivacyPage from './PrivacyPage.tsx';

/** The pages of the shell itself, which need no remote and no code: the Worker renders them, and nothing hydrates them. */
export const shellPageModules: readonly PageModule[] = [HomePage, PrivacyPage, NotFoundPage];

/** As a release lists its pages. The not-found page has no path: it shows whatever is no page. */
export const shellPages = shellPageModules
  .map(({ page }) => ({ route: page.route, skeleton: page.skeleton, paths: getPaths(page) }))
  .filter(({ route }) => route !== UNKNOWN_PAGE);
