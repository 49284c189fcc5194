export { findFrame, findGround } from './find-ground.ts';
export { createRouteFinder } from './find-route.ts';
export { layOutMap, type MapLayout } from './lay-out-map.ts';
export { getStopNode, listBases, listDayMarks } from './list-marks.ts';
export { fitProjection, type Position } from './projection.ts';
export { createTripMap } from './trip-map.ts';
