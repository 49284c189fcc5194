import { createStaticContent, loadOnce } from '@almaty/ui/static-content';

/** Loads the code of everything on the page that never changes; a prerendered page needs none of it. */
export const loadStaticContent = loadOnce(() => import('./static-content.tsx'));

export const StaticSections = createStaticContent(() => loadStaticContent().then((content) => content.StaticSections));
export const OpeningRows = createStaticContent(() => loadStaticContent().then((content) => content.OpeningRows));
export const PositionSection = createStaticContent(() =>
  loadStaticContent().then((content) => content.PositionSection),
);
export const DoubtNote = createStaticContent(() => loadStaticContent().then((content) => content.LocationDoubtNote));
export const Sources = createStaticContent(() => loadStaticContent().then((content) => content.LocationSources));
