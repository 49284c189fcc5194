// One module, so that one piece holds everything that a search needs besides the form of the Locations page.
export { alsoCards } from '../../content/view-models/also-cards.ts';
export { MapSearch } from './MapSearch.tsx';
export { SearchResults } from './SearchResults.tsx';
export { searchLocations } from './search-locations.ts';
