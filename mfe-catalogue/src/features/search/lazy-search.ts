// One module, so that one piece holds everything that a search needs besides its form.
export { default as alsoCards } from '#generated/also-cards.json' with { type: 'json' };
export { SearchResults } from './SearchResults.tsx';
export { searchLocations } from './search-locations.ts';
