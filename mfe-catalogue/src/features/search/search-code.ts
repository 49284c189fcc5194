export { SearchResults } from './SearchResults.tsx';
export { searchLocations } from './search-locations.ts';
