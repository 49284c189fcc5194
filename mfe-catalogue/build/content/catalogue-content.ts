import { type Access, type InLanguage, inLanguage, type Source } from '@almaty/content';
import type {
  ActivityEntry,
  BasesFile,
  LocationEntry,
  PackingFile,
  PricesFile,
  RoadsFile,
  RulesFile,
  SampleItineraryEntry,
  Synonym,
} from '@almaty/content/catalogue';
import type { Language } from '@almaty/languages';
import { type Activity, Category } from '@almaty/store/schema';
import { getThumbnailPath } from '../../src/content/picture-paths.ts';
import type {
  ActivityFacts,
  CatalogueLocation,
  Contact,
  Fact,
  LocationFacts,
  Photograph,
} from '../../src/content/schema.ts';
import { isAdded } from './added-entries.ts';
import type { CatalogueEntries, NamedEntry } from './catalogue-entries.ts';
import { collectRoads, getArrivalNode } from './roads.ts';

/** Whether visitors may enter a location, its opening hours and its fee. */
export type LocationAccess = InLanguage<Access>;

/** A location with everything that is known of it. */
export type LocationContent = {
  location: CatalogueLocation;
  facts: LocationFacts;
  access: LocationAccess;
  contacts: readonly Fact<Contact>[];
  /** The park whose fee is that of the location. */
  feePark?: string;
  photographs?: readonly Photograph[];
};

/** An activity with everything that is known of it. */
export type ActivityContent = {
  activity: Activity;
  slug: string;
  facts: ActivityFacts;
  contacts: readonly Fact<Contact>[];
};

/** The content of the catalogue in one language. */
export type CatalogueContent = InLanguage<BasesFile> & {
  /** Those of docs/specification.md, then those also in Almaty: each in the order of the categories, and in each by id. */
  locations: readonly LocationContent[];
  /** By id. */
  activities: readonly ActivityContent[];
  /** In the order of their page. */
  sampleItineraries: readonly (InLanguage<SampleItineraryEntry> & { id: string })[];
  roads: InLanguage<RoadsFile>;
  rules: RulesFile;
  packing: InLanguage<PackingFile>;
  prices: InLanguage<PricesFile>;
  synonyms: readonly InLanguage<Synonym>[];
  /** By id. */
  sources: Readonly<Record<string, InLanguage<Source>>>;
};

/** The contacts with these names, in their order, in the form of the other facts. */
const findContacts = (files: CatalogueEntries, names: readonly string[], language: Language): Fact<Contact>[] =>
  names
    .flatMap((name) => files.contacts.filter((file) => file.name === name))
    .map(({ entry: { confidence, sources, checkedOn, ...value } }) => ({
      value: inLanguage(value, language),
      ...{ confidence, sources, checkedOn },
    }));

function toLocation(
  files: CatalogueEntries,
  { name: slug, entry }: NamedEntry<LocationEntry>,
  language: Language,
): LocationContent {
  const { id, category, difficulty, name, description, photographs, ...others } = entry;
  const { notice, openingHours, road, arrivalNode, park: parkName, fee: ownFee, contacts = [], ...facts } = others;
  const park = files.parks.find((file) => file.name === parkName)?.entry;
  const parkFee = park?.fee && { ...park.fee, note: park.fee.note ?? files.parkRules.entry.feeNote };
  const fee = ownFee ?? parkFee;
  const atThePost = park ? [...files.parkRules.entry.atThePost, ...(park.atThePost ?? [])] : [];
  return {
    location: {
      id,
      slug,
      ...inLanguage({ name, description }, language),
      image: getThumbnailPath(slug),
      category,
      ...(isAdded(entry) && { also: true }),
      ...(difficulty && { difficulty }),
    },
    ...(!ownFee && parkFee && parkName && { feePark: parkName }),
    ...(photographs && { photographs: inLanguage(photographs, language) }),
    access: inLanguage({ notice, ...(openingHours && { openingHours }), ...(fee && { fee }) }, language),
    facts: inLanguage({ arrivalNode: getArrivalNode(slug, { arrivalNode, road }), atThePost, ...facts }, language),
    contacts: findContacts(files, [...contacts, ...(park?.contacts ?? [])], language),
  };
}

function toActivity(
  files: CatalogueEntries,
  { name: slug, entry }: NamedEntry<ActivityEntry>,
  language: Language,
): ActivityContent {
  const { id, name, description, intensity, contacts = [], ...facts } = entry;
  return {
    activity: { id, ...inLanguage({ name, description }, language), intensity },
    slug,
    facts: inLanguage(facts, language),
    contacts: findContacts(files, contacts, language),
  };
}

const compareLocations = ({ location: one }: LocationContent, { location: other }: LocationContent) =>
  Number(one.also ?? false) - Number(other.also ?? false) ||
  Category.options.indexOf(one.category) - Category.options.indexOf(other.category) ||
  one.id - other.id;

/** Takes one language of the content. */
export const createCatalogueContent = (files: CatalogueEntries, language: Language): CatalogueContent => ({
  locations: files.locations.map((file) => toLocation(files, file, language)).sort(compareLocations),
  activities: files.activities
    .map((file) => toActivity(files, file, language))
    .sort(({ activity: one }, { activity: other }) => one.id - other.id),
  sampleItineraries: files.sampleItineraries
    .map(({ name, entry }) => ({ id: name, ...inLanguage(entry, language) }))
    .sort((one, other) => one.order - other.order),
  roads: inLanguage(collectRoads(files), language),
  ...inLanguage(files.bases.entry, language),
  rules: files.rules.entry,
  packing: inLanguage(files.packing.entry, language),
  prices: inLanguage(files.prices.entry, language),
  synonyms: inLanguage(files.searchWords.entry, language),
  sources: inLanguage(files.sources, language),
});
