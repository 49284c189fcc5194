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
import { SeasonBar } from '../../components/cards/SeasonBar.tsx';
import { AddLocationButton } from '../../components/itinerary-toggle/AddButton.tsx';
import { getSourceIds } from '../../components/sources/cited-facts.ts';
import { Sources } from '../../components/sources/Sources.tsx';
import { findLocation } from '../../content/locations.ts';
import { getLocationPictureAlt } from '../../content/picture-texts.ts';
import { getLocationPosterSource } from '../../content/pictures.ts';
import type { CatalogueLocation, LocationFacts } from '../../content/schema.ts';
import { cardSummaries } from '../../content/view-models/card-summaries.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { AccessNotice } from './AccessNotice.tsx';
import { getCitedFacts } from './cited-facts.ts';
import { DetailSections } from './DetailSections.tsx';
import { createDetailSections } from './detail-sections.ts';
import { Essentials } from './Essentials.tsx';
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
    <div className="mt-[clamp(0.9rem,2.2vw,2.25rem)] text-lead text-ink-2">
      {kk && <p lang="kk">{kk.value}</p>}
      <p lang="ru">{ru.value}</p>
    </div>
  );
}

/** The location's poster, as on a featured card. The caption is its category, because its name is the page's heading. */
function LocationPoster({ location }: { location: CatalogueLocation }) {
  const { category, difficulty, slug } = location;
  const picture = getLocationPosterSource(slug);
  return (
    <Poster
      color={picture.color}
      picture={
        <PosterPicture
          source={picture}
          alt={getLocationPictureAlt(slug)}
          badge={difficulty && <DifficultyBadge difficulty={difficulty} />}
          sizes="(width < 64rem) 92vw, 50rem"
          eager
        />
      }
      caption={
        <>
          <p className="display grow self-center px-4 text-[1.375rem] leading-none tracking-tight uppercase">
            {category}
          </p>
          <AddLocationButton location={location} />
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
  const sourceIds = getSourceIds(citedFacts);
  const { ru, kk } = facts.names;
  const summary = cardSummaries[location.slug];
  return (
    <div className="wrap">
      <PageHead title={`${location.name} · Almaty guide`} description={location.description} />
      <BackLink to={categoryRoutes[location.category]}>{`All ${location.category}`}</BackLink>
      <PageHeader title={location.name} />
      <OtherNames names={facts.names} />
      {summary && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1.5">
          <SeasonBar bestMonths={summary.bestMonths} />
          <p className="text-note text-ink-2 tabular-nums">{summary.details.join(' · ')}</p>
        </div>
      )}
      <AccessNotice notice={notice} closures={facts.seasonalClosures ?? []} sourceIds={sourceIds} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem] print:mt-4 print:block">
        <div className="flex flex-col gap-8 print:gap-4">
          <div data-featured="" className="print:w-3/5">
            <LocationPoster location={location} />
          </div>
          <p className="max-w-[38rem] text-lead">{location.description}</p>
          <Essentials details={details} sourceIds={sourceIds} />
          <DetailSections sections={sections} openingHours={openingHours} sourceIds={sourceIds} />
        </div>
        <PositionSection location={location} facts={facts} sourceIds={sourceIds} />
      </div>
      <Sources citedFacts={citedFacts} names={kk ? [ru, kk] : [ru]} sourceIds={sourceIds} sources={sources} />
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
