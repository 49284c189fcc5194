import { PageHead } from '@almaty/delivery/page-head';
import type { Category } from '@almaty/store/schema';
import { DifficultyBadge } from '@almaty/ui/badge';
import { PageHeader } from '@almaty/ui/page-header';
import { Poster } from '@almaty/ui/poster';
import { useParams } from 'react-router-dom';
import { placeFacts } from '../../content/facts/index.ts';
import { glances } from '../../content/glances.ts';
import { altOf } from '../../content/picture-texts.ts';
import { pictureOf } from '../../content/pictures.ts';
import { placeOf } from '../../content/places.ts';
import type { Place, PlaceFacts } from '../../content/schema.ts';
import { BackLink } from '../category/BackLink.tsx';
import { PosterPicture } from '../choosing/PosterPicture.tsx';
import { SeasonRuler } from '../choosing/SeasonRuler.tsx';
import { PlaceStub } from '../choosing/Stub.tsx';
import { citationsOf, toldOfPlace } from '../sources/citations.ts';
import { Sources } from '../sources/Sources.tsx';
import { FactList } from './FactList.tsx';
import { UnknownPlace } from './UnknownPlace.tsx';
import { WhereItIs } from './WhereItIs.tsx';

/** Where all places of a category are. */
const pageOf: Readonly<Record<Category, string>> = {
  Nature: '/nature',
  'Mountain Routes': '/mountain-routes',
  'City Experience': '/city',
};

/** The place's names in the country's languages, a line each: their letters come late, and must not move anything. */
function OtherNames({ names: { ru, kk } }: Pick<PlaceFacts, 'names'>) {
  return (
    <div className="mt-[clamp(0.9rem,2.2vw,2.25rem)] text-lead text-ink-2">
      {kk && <p lang="kk">{kk.value}</p>}
      <p lang="ru">{ru.value}</p>
    </div>
  );
}

/** What a feature card is elsewhere, as wide as the page allows. Its name is the page's heading. */
function PlacePoster({ place }: { place: Place }) {
  const { category, difficulty, slug } = place;
  const picture = pictureOf(slug);
  return (
    <Poster
      color={picture.color}
      picture={
        <PosterPicture
          source={picture}
          alt={altOf(slug)}
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
          <PlaceStub place={place} />
        </>
      }
    />
  );
}

function Details({ place, facts }: { place: Place; facts: PlaceFacts }) {
  const told = toldOfPlace(facts);
  const citations = citationsOf(told);
  const { ru, kk } = facts.names;
  const glance = glances[place.slug];
  return (
    <div className="wrap">
      <PageHead title={`${place.name} · Almaty guide`} description={place.description} />
      <BackLink to={pageOf[place.category]}>{`All ${place.category}`}</BackLink>
      <PageHeader title={place.name} />
      <OtherNames names={facts.names} />
      {glance && (
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1.5">
          <SeasonRuler {...glance} />
          <p className="text-note text-ink-2 tabular-nums">{glance.captions.join(' · ')}</p>
        </div>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-8">
          <div data-featured="">
            <PlacePoster place={place} />
          </div>
          <p className="max-w-[38rem] text-lead">{place.description}</p>
          <FactList facts={facts} citations={citations} />
        </div>
        <WhereItIs place={place} facts={facts} citations={citations} />
      </div>
      <Sources told={told} names={kk ? [ru, kk] : [ru]} citations={citations} />
    </div>
  );
}

/** One place with all that is known of it, at an address of its own. */
export function PlaceScreen() {
  const place = placeOf(useParams().slug);
  const facts = place && placeFacts[place.slug];
  return place && facts ? <Details place={place} facts={facts} /> : <UnknownPlace />;
}
