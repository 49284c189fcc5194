export { createRoadNetwork, type Drive, type DrivePart, type RoadNetwork, type Roads } from './roads.ts';
