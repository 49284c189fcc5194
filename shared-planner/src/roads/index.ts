export { createRoadNetwork, type Drive, type RoadNetwork, type Roads } from './roads.ts';
