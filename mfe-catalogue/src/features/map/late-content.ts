import { loadable } from '@almaty/ui/loadable';
import { createStaticContent } from '@almaty/ui/static-content';

/** The code of what never changes on a map; a prerendered page needs none of it. */
export const StaticMap = createStaticContent(
  loadable(() => import('./StaticMap.tsx')),
  (content) => content.StaticMap,
);
