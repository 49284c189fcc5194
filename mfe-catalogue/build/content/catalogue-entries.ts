import type { Source } from '@almaty/content';
import type {
  ActivityEntry,
  BasesFile,
  ContactEntry,
  LocationEntry,
  PackingFile,
  ParkEntry,
  ParkRulesFile,
  PricesFile,
  RoadsFile,
  RulesFile,
  SampleItineraryEntry,
  Synonym,
} from '@almaty/content/catalogue';
import type { ContentFile } from '@almaty/content/node';

/** What content is read from: an entry with the name of its file. */
export type NamedEntry<Entry> = Pick<ContentFile<Entry>, 'name' | 'entry'>;

/** The entries of the catalogue, in all languages. `File` is what else is known of each. */
export type CatalogueEntries<Files extends Record<keyof EntryKinds, unknown> = NamedKinds> = {
  locations: readonly Files['location'][];
  activities: readonly Files['activity'][];
  contacts: readonly Files['contact'][];
  parks: readonly Files['park'][];
  parkRules: Files['parkRules'];
  sampleItineraries: readonly Files['sampleItinerary'][];
  roads: Files['roads'];
  bases: Files['bases'];
  rules: Files['rules'];
  packing: Files['packing'];
  prices: Files['prices'];
  searchWords: Files['searchWords'];
  sources: Readonly<Record<string, Source>>;
};

type EntryKinds = {
  location: LocationEntry;
  activity: ActivityEntry;
  contact: ContactEntry;
  park: ParkEntry;
  parkRules: ParkRulesFile;
  sampleItinerary: SampleItineraryEntry;
  roads: RoadsFile;
  bases: BasesFile;
  rules: RulesFile;
  packing: PackingFile;
  prices: PricesFile;
  searchWords: readonly Synonym[];
};
type NamedKinds = { [Kind in keyof EntryKinds]: NamedEntry<EntryKinds[Kind]> };

/** The valid files of the catalogue. */
export type CatalogueFiles = CatalogueEntries<{ [Kind in keyof EntryKinds]: ContentFile<EntryKinds[Kind]> }>;
