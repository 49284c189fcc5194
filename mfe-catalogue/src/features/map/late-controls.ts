// One script has everything on a map that nobody presses before the page is hydrated.
export { ExactMapControl } from './exact/ExactMapControl.tsx';
export { addGestures } from './gestures.ts';
export { PositionControl } from './PositionControl.tsx';
