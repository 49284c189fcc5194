import { zoomLevels } from './marks.ts';

/** How far a map can be enlarged. */
export const LEAST_ZOOM = 1;
export const MOST_ZOOM = 4;

/** Keeps an enlargement within what a map allows. */
export const limitZoom = (zoom: number): number => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));

/** The step of enlargement whose labels have room: the index of the last one that is reached. */
export const getZoomStep = (zoom: number): number => zoomLevels.findLastIndex((level) => zoom >= level - 0.01);

/** The next enlargement of a button or key, closer or further: the steps of the labels, and the most at the end. */
export function getNextZoom(zoom: number, isCloser: boolean): number {
  const steps = [...zoomLevels, MOST_ZOOM];
  const next = isCloser ? steps.find((level) => level > zoom + 0.01) : steps.findLast((level) => level < zoom - 0.01);
  return next ?? limitZoom(zoom);
}

/**
 * Where a scrolled box must be scrolled to when its content is enlarged, so that a point of it is where it is wanted.
 *
 * @param scroll in pixels before; @param at the point in the window of the box before; @param factor new size by old size;
 *   @param to the point in the window afterwards: where it was, unless given.
 */
export const keepInPlace = (scroll: number, at: number, factor: number, to = at): number => (scroll + at) * factor - to;
