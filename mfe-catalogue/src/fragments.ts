import { renderFragments } from '@almaty/delivery/fragments';
import { pages } from './pages.ts';

/** The HTML of every page, for the release: publishing calls it. */
export const renderAll = () => renderFragments(pages);
