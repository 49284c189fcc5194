export { createRoads, type Drive, type Roads } from './roads.ts';
