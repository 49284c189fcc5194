import { inLanguage, tidy } from '@almaty/content';
import { ActivityEntry, LocationEntry, SampleItineraryEntry } from '@almaty/content/catalogue';
import { type FieldSchema, openPreviewLink, placeholderValues, toJsonSchema } from '@almaty/content/editor';
import { todayInAlmaty } from '@almaty/dates';
import { getLocationPath, routes } from '@almaty/delivery/routes';
import type { EditedEntry } from '@almaty/delivery/schema';
import { ItineraryProvider } from '@almaty/store';
import { IntensityBadge } from '@almaty/ui/intensity-badge';
import { toPosterSource } from '@almaty/ui/poster-source';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type CatalogueContent, createCatalogueContent } from '../build/content/catalogue-content.ts';
import type { CatalogueEntries } from '../build/content/catalogue-entries.ts';
import { createLocationEntry } from '../build/content/new-entries.ts';
import { getActivityPicture, getLocationPicture } from '../build/pictures/pictures.ts';
import { createActivityDetails } from '../build/view-models/activity-details.ts';
import { toLocationCard } from '../build/view-models/location-cards.ts';
import { createLocationDetails } from '../build/view-models/location-details.ts';
import { createSampleItineraries } from '../build/view-models/sample-itineraries.ts';
import released from '../generated/content-files.json' with { type: 'json' };
import { Card } from '../src/components/cards/Card.tsx';
import { LocationGrid } from '../src/components/cards/LocationGrid.tsx';
import { ContactLinks } from '../src/components/contacts/ContactLinks.tsx';
import { getPicturePath } from '../src/content/picture-paths.ts';
import type { Contact } from '../src/content/schema.ts';
import { ActivityFactList } from '../src/features/activities/ActivityFactList.tsx';
import { LocationDetailsPage } from '../src/features/location-details/LocationDetailsScreen.tsx';
import { SampleItinerary } from '../src/features/sample-itineraries/SampleItinerary.tsx';
import { formatIllustrationAlt } from '../src/lib/format.ts';
import { UploadedPhotographs } from './UploadedPhotographs.tsx';

/** The width of the only card of a preview. */
const CARD_PLACE = { index: 0, isFeatured: false, sizes: '24rem', isInFirstWindow: true };

type Named<Entry> = { name: string; entry: Entry };

/** Puts an edited entry in the place of the released one, or adds a new one. */
const replace = <Entry,>(entries: readonly Named<Entry>[], name: string, entry: Entry): Named<Entry>[] => [
  ...entries.filter((other) => other.name !== name),
  { name, entry },
];

const read = (files: CatalogueEntries): CatalogueContent => createCatalogueContent(files, 'en');

const fields = {
  location: toJsonSchema(LocationEntry),
  activity: toJsonSchema(ActivityEntry),
  sampleItinerary: toJsonSchema(SampleItineraryEntry),
};

/** An unfinished entry with something in the place of what it lacks. */
const complete = <Entry,>(schema: FieldSchema, { values }: EditedEntry) =>
  placeholderValues(schema, values, todayInAlmaty()) as Entry;

/** The name of an entry's files: an entry that is not released yet has those of its plain poster. */
const getName = ({ slug }: EditedEntry, entries: readonly Named<unknown>[], getPlainFiles: (slug: string) => string) =>
  entries.some(({ name }) => name === slug) ? slug : getPlainFiles('');

/** Whether a release has the sizes of a photograph. */
const isReleasedPhotograph = (slug: string, file: string) =>
  (released.locations as readonly Named<Pick<LocationEntry, 'photographs'>>[]).some(
    ({ name, entry }) => name === slug && entry.photographs?.some((photograph) => photograph.file === file),
  );

/** The card of a location, and its page. */
function renderLocation(edited: EditedEntry): ReactNode {
  const { arrivalNode } = createLocationEntry(0, '');
  // It can be previewed before an editor says where the drive ends.
  const { photographs = [], ...rest } = complete<LocationEntry>(fields.location, edited);
  const name = getName(edited, released.locations, (slug) => getLocationPicture({ ...rest, slug }).files);
  const shown = photographs.filter(({ file }) => isReleasedPhotograph(name, file));
  const entry = { arrivalNode, ...rest, ...(shown.length > 0 && { photographs: shown }) } as LocationEntry;
  const locations = replace(released.locations, name, entry);
  const content = read({ ...released, locations });
  const described = content.locations.find(({ location }) => location.slug === name);
  if (!described) return null;
  const card = toLocationCard(described);
  return (
    <>
      <div className="wrap max-w-md py-8">
        <LocationGrid cards={[card]} heading="h2" hasFeatured={false} />
      </div>
      <LocationDetailsPage card={card} details={createLocationDetails(content, described)} />
      <UploadedPhotographs photographs={photographs} />
    </>
  );
}

function renderActivity(edited: EditedEntry): ReactNode {
  const slug = getName(edited, released.activities, (name) => getActivityPicture(name).files);
  const activities = replace(released.activities, slug, complete<ActivityEntry>(fields.activity, edited));
  const content = read({ ...released, activities });
  const found = content.activities.find((activity) => activity.slug === slug);
  const { details } = createActivityDetails(content);
  const facts = found && details[found.activity.id];
  if (!found || !facts) return null;
  const { name, description, intensity } = found.activity;
  const { card, alt } = getActivityPicture(slug);
  return (
    <div className="wrap max-w-md py-8">
      <Card
        {...CARD_PLACE}
        {...{ name, description, picture: toPosterSource(card, getPicturePath(slug)), alt: formatIllustrationAlt(alt) }}
        badge={<IntensityBadge intensity={intensity} />}
        addButton={null}
        heading="h2"
      >
        <ActivityFactList details={facts} sourceIds={[]} />
      </Card>
    </div>
  );
}

function renderSampleItinerary(edited: EditedEntry): ReactNode {
  const entry = complete<SampleItineraryEntry>(fields.sampleItinerary, edited);
  const name = edited.slug || 'new';
  const content = read({ ...released, sampleItineraries: replace(released.sampleItineraries, name, entry) });
  const itinerary = createSampleItineraries(content).find(({ id }) => id === name);
  return itinerary ? (
    <div className="wrap py-8">
      <SampleItinerary itinerary={itinerary} />
    </div>
  ) : null;
}

/** Whom to ask, as pages say it. */
function renderContact({ values }: EditedEntry): ReactNode {
  const contact = inLanguage(tidy(undefined, values), 'en') as Contact;
  return (
    <div className="wrap py-8">
      <p className="font-[680]">{contact.name}</p>
      {contact.how && <p>{contact.how}</p>}
      <ContactLinks contact={contact} />
    </div>
  );
}

/** What visitors see of a source: its title, and where it leads. */
function renderSource({ values }: EditedEntry): ReactNode {
  const { title, url } = inLanguage(tidy(undefined, values), 'en') as { title?: string; url?: string };
  return <p className="wrap py-8">{url ? <a href={url}>{title}</a> : title}</p>;
}

const renderers: Readonly<Record<string, (entry: EditedEntry) => ReactNode>> = {
  locations: renderLocation,
  activities: renderActivity,
  'sample-itineraries': renderSampleItinerary,
  contacts: renderContact,
  sources: renderSource,
};

/** Shows an entry with the components of its page. @throws when it lacks what they need. */
export function EntryPreview(edited: EditedEntry) {
  const { collection, slug } = edited;
  const path = collection === 'locations' ? getLocationPath(slug || 'new') : routes.activities;
  return (
    <ItineraryProvider>
      <MemoryRouter initialEntries={[path]}>
        <main data-mfe="catalogue" onClickCapture={(event) => openPreviewLink(event, path)}>
          {renderers[collection]?.(edited)}
        </main>
      </MemoryRouter>
    </ItineraryProvider>
  );
}
