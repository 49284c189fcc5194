// One script has everything on a map that is needed after the first press only.
export { openExactMap } from './exact/open-exact-map.ts';
export { findPosition } from './find-position.ts';
export { addGestures } from './gestures.ts';
