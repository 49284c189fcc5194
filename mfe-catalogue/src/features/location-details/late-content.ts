import { loadable } from '@almaty/ui/loadable';
import { createStaticContent } from '@almaty/ui/static-content';

/** The code of everything on the page that never changes; a prerendered page needs none of it. */
export const staticContent = loadable(() => import('./static-content.tsx'));

export const StaticSections = createStaticContent(staticContent, (content) => content.StaticSections);
export const OpeningRows = createStaticContent(staticContent, (content) => content.OpeningRows);
export const Photographs = createStaticContent(staticContent, (content) => content.Photographs);
export const PositionSection = createStaticContent(staticContent, (content) => content.PositionSection);
export const DoubtNote = createStaticContent(staticContent, (content) => content.LocationDoubtNote);
export const Sources = createStaticContent(staticContent, (content) => content.LocationSources);
export const Trails = createStaticContent(staticContent, (content) => content.Trails);
