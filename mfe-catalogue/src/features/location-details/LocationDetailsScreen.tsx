import { routes } from '@almaty/delivery/routes';
import { LANGUAGE } from '@almaty/languages/current';
import { DifficultyBadge } from '@almaty/ui/difficulty-badge';
import { PageHeader } from '@almaty/ui/page-header';
import { Poster } from '@almaty/ui/poster';
import { Slot } from '@almaty/ui/slot';
import { usePrerendered } from '@almaty/ui/static-content';
import { type CSSProperties, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import * as m from '#messages';
import { BackLink } from '../../components/BackLink.tsx';
import { PosterPicture } from '../../components/cards/PosterPicture.tsx';
import { AddButton } from '../../components/itinerary-toggle/AddButton.tsx';
import { RetryNotice } from '../../components/RetryNotice.tsx';
import { SummaryPanel } from '../../components/summary-panel/SummaryPanel.tsx';
import { getLocationPosterSource } from '../../content/pictures.ts';
import type { CatalogueLocation, LocationFacts } from '../../content/schema.ts';
import type { LocationCard } from '../../content/view-models/location-card.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { categoryRoutes } from '../../lib/category-routes.ts';
import { DOUBT } from '../../lib/checked.ts';
import { countLetters } from '../../lib/count-letters.ts';
import { findTab } from '../../lib/tab.ts';
import { AccessNotice } from './AccessNotice.tsx';
import { DetailSections } from './DetailSections.tsx';
import { Essentials } from './Essentials.tsx';
import { LocationBar } from './LocationBar.tsx';
import { DoubtNote, Photographs, PositionSection, Sources, staticContent, Trails } from './late-content.ts';
import { Onward } from './Onward.tsx';
import { TrailLife } from './trail/TrailLife.tsx';
import { useDetails } from './useDetails.ts';
// Here, because the styles of code that comes later do not come with a prerendered page.
import '../../components/map/map.css';
import './trail/trail.css';

/** A link to the page that lists the location. */
const ListLink = ({ location: { also, category } }: { location: CatalogueLocation }) =>
  also ? (
    <BackLink to={routes.alsoInAlmaty}>{m.alsoTitle}</BackLink>
  ) : (
    <BackLink to={categoryRoutes[findTab(category)]}>{m.locationBack({ tab: findTab(category) })}</BackLink>
  );

/** Those of the names in Kazakh and Russian that the heading does not have. */
const OTHER_NAMES = (['kk', 'ru'] as const).filter((language) => language !== LANGUAGE);

/** The names in other languages, one line each, so that the Cyrillic letters, which load later, change no line break. */
function OtherNames({ names }: Pick<LocationFacts, 'names'>) {
  const others = OTHER_NAMES.filter((language) => names[language]);
  return (
    <div className="mt-[clamp(0.75rem,1.2vw,1.25rem)] text-lead leading-snug text-ink-2 empty:hidden">
      {others.map((language) => (
        <p key={language} lang={language} translate="no">
          {names[language]?.value}
        </p>
      ))}
    </div>
  );
}

/** The location's poster. The caption says how far it is, because its name is the page's heading. */
function LocationPoster({ card, alt }: { card: LocationCard; alt: string }) {
  const { location, summary } = card;
  const { difficulty } = location;
  const picture = getLocationPosterSource(card);
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
          sizes="(width < 64rem) calc(89vw - 1.25rem), (width < 90rem) calc(52vw - 2rem), 46rem"
          eager
          isLabelled
        />
      }
      caption={
        <>
          <p className="flex grow items-center px-4 py-3 leading-snug font-[640] tabular-nums">
            {summary.details.filter((text) => text !== DOUBT).join(' · ')}
          </p>
          {/* In narrow windows the button stands in the ticket at the bottom of the window. */}
          <div className="flex max-lg:hidden">
            <AddButton item={location} />
          </div>
        </>
      }
    />
  );
}

/** The size of the name: less than usual where its longest word would be broken, of letters that are 0.66 em wide on average. */
const NAME_SIZE =
  'text-[min(var(--usual),150cqi/var(--letters))] leading-[0.88] tracking-[-0.035em] [--usual:var(--text-h1)] max-[22rem]:[--usual:13.5vw] lg:[--usual:clamp(2.75rem,4.7vw,4.5rem)]';

/** The page of a location, whose details are there. */
export function LocationDetailsPage({ card, details }: { card: LocationCard; details: LocationDetails }) {
  const { location } = card;
  const { facts, notice, photographs, sourceIds, trails } = details;
  return (
    <div className="wrap" data-has-summary="">
      <ListLink location={location} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_auto_1fr] print:mt-4 print:block">
        <header className="@container lg:col-start-2">
          <h1
            tabIndex={-1}
            translate="no"
            style={{ '--letters': countLetters(location.name) } as CSSProperties}
            className={`display wrap-break-word text-display [word-spacing:0.04em] outline-none ${NAME_SIZE}`}
          >
            {location.name}
          </h1>
          <OtherNames names={facts.names} />
        </header>
        {/* As high as the text beside it, but its button is in the first window, above the summary panel. */}
        <div className="lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:h-full lg:max-h-[calc(100dvh-20rem)] lg:min-h-96 print:h-auto print:w-3/5">
          <LocationPoster card={card} alt={details.pictureAlt} />
        </div>
        <div>
          <p className="max-w-[38rem] text-lead">{location.description}</p>
          <AccessNotice
            {...{ notice, sourceIds }}
            closures={facts.seasonalClosures ?? []}
            hasContacts={details.contacts.length > 0}
          />
        </div>
        <Essentials details={details} sourceIds={sourceIds} />
        <div className="flex flex-col gap-4 lg:mt-4">
          <DetailSections location={location} details={details} />
          <DoubtNote className="empty:hidden" content={{ location, details }} />
        </div>
        <PositionSection className="contents" content={{ location, facts, sourceIds, map: details.map, trails }} />
      </div>
      {trails && <Trails content={{ trails, facts }} />}
      {trails && <TrailLife trails={trails} />}
      {photographs && <Photographs content={{ photographs }} />}
      <Slot className="mt-20 empty:hidden" inset={`/plan-trip/before-you-go/${findTab(location.category)}`} />
      {/* A boundary of its own: React hydrates it when the browser is idle, or at once when it is pressed. */}
      <Suspense>
        <Onward location={location} details={details} />
      </Suspense>
      <Sources content={{ location, details }} />
      <LocationBar location={location} />
      <SummaryPanel className="max-lg:hidden" />
    </div>
  );
}

/** What the page shows of a location whose details, with its name, did not load. */
const LocationWithoutDetails = ({ retry }: { retry: () => Promise<void> }) => (
  <div className="wrap">
    <BackLink to={routes.locations}>{m.locationAllPlaces}</BackLink>
    <PageHeader title={m.locationUnknownTitle} />
    <div className="mt-8">
      <RetryNotice title={m.locationFailed} retry={retry}>
        {m.locationFailedLine}
      </RetryNotice>
    </div>
  </div>
);

/** The page of one location with all its facts (`routes.locationDetails`). The shell opens it for known locations only. */
export function LocationDetailsScreen() {
  const { slug = '' } = useParams();
  // Together with the details, so that the page waits once. Who renders it tells of a failure.
  if (!usePrerendered()) staticContent.load().catch(() => {});
  const { details, retry } = useDetails(slug);
  const card = details?.cards.find(({ location }) => location.slug === slug);
  return details && card ? (
    <LocationDetailsPage card={card} details={details} />
  ) : (
    <LocationWithoutDetails retry={retry} />
  );
}
