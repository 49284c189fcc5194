// One module, so that one piece holds everything that a search needs besides its form.
export { alsoCards } from '../../content/view-models/also-cards.ts';
export { SearchResults } from './SearchResults.tsx';
export { searchLocations } from './search-locations.ts';
