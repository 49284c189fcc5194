import { loadable } from '@almaty/ui/loadable';
import { createStaticContent } from '@almaty/ui/static-content';

/** The code of what never changes on a map; a prerendered page needs none of it. */
const staticContent = loadable(() => import('./StaticMap.tsx'));

export const StaticMap = createStaticContent(staticContent, (content) => content.StaticMap);
export const MapStrip = createStaticContent(staticContent, (content) => content.MapStrip);
export const MapNote = createStaticContent(staticContent, (content) => content.MapNote);
export const MapLayers = createStaticContent(staticContent, (content) => content.MapLayers);
export const ExactNote = createStaticContent(staticContent, (content) => content.ExactNote);
export const FrameCredit = createStaticContent(staticContent, (content) => content.FrameCredit);
