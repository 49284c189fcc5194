export { ActivityEntry } from './activity.ts';
export { ContactEntry } from './contact.ts';
export { LocationEntry } from './location.ts';
export { ParkEntry, ParkRulesFile } from './park.ts';
export { LICENCES } from './photograph.ts';
export { BasesFile, PackingFile, RoadsFile, RulesFile } from './planning.ts';
export { PricesFile } from './prices.ts';
export { SampleItineraryEntry } from './sample-itinerary.ts';
export { SearchWords, type Synonym, THEMES, type Theme } from './search-words.ts';
