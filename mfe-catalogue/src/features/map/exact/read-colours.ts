import { groundColours } from '../../../lib/map/ground-colours.ts';
import type { MapColours } from './style.ts';

/** The colours that the page's style sheet has for the ink of maps (components/map/map.css). */
const INK = {
  trail: '--map-trail',
  halo: '--map-halo',
  label: '--map-label',
  labelHalo: '--map-label-halo',
  waterName: '--map-water-name',
} as const;

/** Reads the colours of the map in the colour scheme that the page has now. @param element an element with the class `map`. */
export function readColours(element: HTMLElement, isDark: boolean): MapColours {
  const ground = Object.entries(groundColours).map(([name, pair]) => [name, pair[isDark ? 1 : 0]]);
  const probe = element.appendChild(document.createElement('span'));
  const ink = Object.entries(INK).map(([name, variable]) => {
    // Only a property that is used has the colour of one scheme.
    probe.style.color = `var(${variable})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries([...ground, ...ink]);
}
