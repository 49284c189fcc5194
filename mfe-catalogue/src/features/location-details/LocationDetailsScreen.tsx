import { PageHead } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import type { Category } from '@almaty/store/schema';
import { DifficultyBadge } from '@almaty/ui/badge';
import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { PageHeader } from '@almaty/ui/page-header';
import { Poster } from '@almaty/ui/poster';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { PosterPicture } from '../../components/cards/PosterPicture.tsx';
import { AddLocationButton } from '../../components/itinerary-toggle/AddButton.tsx';
import { getSourceIds } from '../../components/sources/cited-facts.ts';
import { DoubtNote } from '../../components/sources/Doubt.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import { LateSummaryPanel } from '../../components/summary-panel/LateSummaryPanel.tsx';
import { findLocation } from '../../content/locations.ts';
import { getLocationPosterSource } from '../../content/pictures.ts';
import type { CatalogueLocation, LocationFacts } from '../../content/schema.ts';
import { cardSummaries } from '../../content/view-models/card-summaries.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { DOUBT } from '../../lib/checked.ts';
import { AccessNotice } from './AccessNotice.tsx';
import { getCitedFacts } from './cited-facts.ts';
import { DetailSections } from './DetailSections.tsx';
import { createDetailSections } from './detail-sections.ts';
import { Essentials } from './Essentials.tsx';
import { LocationBar } from './LocationBar.tsx';
import { Onward } from './Onward.tsx';
import { PositionSection } from './PositionSection.tsx';
import { useLocationDetails } from './useLocationDetails.ts';

const categoryRoutes: Readonly<Record<Category, string>> = {
  Nature: routes.nature,
  'Mountain Routes': routes.mountainRoutes,
  'City Experience': routes.city,
};

/** The names in Kazakh and Russian, one line each, so that the Cyrillic letters, which load later, change no line break. */
function OtherNames({ names: { ru, kk } }: Pick<LocationFacts, 'names'>) {
  return (
    <div className="mt-[clamp(0.75rem,1.2vw,1.25rem)] text-lead leading-snug text-ink-2">
      {kk && <p lang="kk">{kk.value}</p>}
      <p lang="ru">{ru.value}</p>
    </div>
  );
}

/** The location's poster. The caption says how far it is, because its name is the page's heading. */
function LocationPoster({ location, alt }: { location: CatalogueLocation; alt: string }) {
  const { difficulty, slug } = location;
  const picture = getLocationPosterSource(slug);
  return (
    <Poster
      color={picture.color}
      className="lg:h-full lg:*:first:grow lg:*:last:grow-0"
      picture={
        <PosterPicture
          source={picture}
          alt={alt}
          badge={difficulty && <DifficultyBadge difficulty={difficulty} />}
          shape="aspect-4/3 lg:absolute lg:inset-0 lg:aspect-auto"
          sizes="(width < 64rem) 92vw, 50rem"
          eager
        />
      }
      caption={
        <>
          <p className="flex grow items-center px-4 py-3 leading-snug font-[640] tabular-nums">
            {cardSummaries[slug]?.details.filter((text) => text !== DOUBT).join(' · ')}
          </p>
          {/* In narrow windows the button stands in the ticket at the bottom of the window. */}
          <div className="flex max-lg:hidden">
            <AddLocationButton location={location} />
          </div>
        </>
      }
    />
  );
}

type Props = { location: CatalogueLocation; details: LocationDetails };

function LocationDetailsPage({ location, details }: Props) {
  const { facts, notice, openingHours, sources } = details;
  const sections = createDetailSections(location, details);
  const citedFacts = getCitedFacts(details, sections);
  const sourceIds = getSourceIds(citedFacts, sources);
  const { ru, kk } = facts.names;
  return (
    <div className="wrap">
      <PageHead title={`${location.name} · Almaty guide`} description={location.description} />
      <BackLink to={categoryRoutes[location.category]}>{`All ${location.category}`}</BackLink>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] print:mt-4 print:block">
        <header className="lg:col-start-2">
          <h1
            tabIndex={-1}
            className="display text-h1 wrap-break-word text-display [word-spacing:0.04em] outline-none lg:text-[clamp(2.75rem,4.7vw,4.5rem)]"
          >
            {location.name}
          </h1>
          <OtherNames names={facts.names} />
        </header>
        {/* As high as the text beside it, but its button is in the first window, above the summary panel. */}
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:h-full lg:max-h-[calc(100dvh-20rem)] lg:min-h-96 print:h-auto print:w-3/5">
          <LocationPoster location={location} alt={details.pictureAlt} />
        </div>
        <div>
          <p className="max-w-[38rem] text-lead">{location.description}</p>
          <AccessNotice notice={notice} closures={facts.seasonalClosures ?? []} sourceIds={sourceIds} />
        </div>
        <Essentials details={details} sourceIds={sourceIds} />
        <div className="flex flex-col gap-4 lg:mt-4">
          <DetailSections sections={sections} openingHours={openingHours} sourceIds={sourceIds} />
          <DoubtNote facts={citedFacts} />
        </div>
        <PositionSection location={location} facts={facts} sourceIds={sourceIds} />
      </div>
      <Onward location={location} details={details} />
      <Sources citedFacts={citedFacts} names={kk ? [ru, kk] : [ru]} sourceIds={sourceIds} sources={sources} />
      <LocationBar location={location} />
      <LateSummaryPanel className="max-lg:hidden" />
    </div>
  );
}

/** What the page shows of a location whose details did not load. */
function LocationWithoutDetails({ location, retry }: Pick<Props, 'location'> & { retry: () => void }) {
  return (
    <div className="wrap">
      <PageHead title={`${location.name} · Almaty guide`} description={location.description} />
      <BackLink to={categoryRoutes[location.category]}>{`All ${location.category}`}</BackLink>
      <PageHeader title={location.name} />
      <p className="mt-8 mb-8 max-w-[38rem] text-lead">{location.description}</p>
      <Notice
        title="The facts of this place did not load"
        action={
          <Button variant="solid" size="sm" onClick={retry}>
            Retry
          </Button>
        }
      >
        Check the connection. Your trip is safe.
      </Notice>
    </div>
  );
}

function KnownLocation({ location }: Pick<Props, 'location'>) {
  const { details, retry } = useLocationDetails(location.slug);
  return details ? (
    <LocationDetailsPage location={location} details={details} />
  ) : (
    <LocationWithoutDetails location={location} retry={retry} />
  );
}

/** The page of one location with all its facts (`routes.locationDetails`). The shell opens it for known locations only. */
export function LocationDetailsScreen() {
  const { slug } = useParams();
  const location = findLocation(slug);
  if (!location) throw new Error(`No location has the slug ${slug}`);
  return <KnownLocation location={location} />;
}
