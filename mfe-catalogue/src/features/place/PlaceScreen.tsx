import type { Category } from '@almaty/store/schema';
import { DifficultyBadge } from '@almaty/ui/badge';
import { PageHeader } from '@almaty/ui/page-header';
import { Picture } from '@almaty/ui/picture';
import { Poster } from '@almaty/ui/poster';
import { useParams } from 'react-router-dom';
import { placeFacts } from '../../content/facts/index.ts';
import { altOf } from '../../content/picture-texts.ts';
import { pictureOf } from '../../content/pictures.ts';
import { placeOf } from '../../content/places.ts';
import type { Place, PlaceFacts } from '../../content/schema.ts';
import { BackLink } from '../category/BackLink.tsx';
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
      <p lang="ru">{ru.value}</p>
      {kk && <p lang="kk">{kk.value}</p>}
    </div>
  );
}

/** What a card is elsewhere, as wide as the page allows: the strip with the stub that adds the place. */
function ChoosingStrip({ place }: { place: Place }) {
  const { category, difficulty, slug } = place;
  return (
    <Poster
      tone={pictureOf(slug).tone}
      strip={
        <>
          <p className="flex grow flex-wrap items-center gap-x-4 px-4 font-[680]">
            {category}
            {difficulty && <DifficultyBadge difficulty={difficulty} />}
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
  return (
    <div className="wrap">
      <title>{`${place.name} · Almaty guide`}</title>
      <meta name="description" content={place.description} />
      <BackLink to={pageOf[place.category]}>{`All ${place.category}`}</BackLink>
      <PageHeader title={place.name} />
      <OtherNames names={facts.names} />
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-8">
          <div className="print p-2!">
            <div className="aspect-4/3">
              <Picture
                entry={pictureOf(place.slug)}
                alt={altOf(place.slug)}
                sizes="(width < 64rem) 92vw, 50rem"
                eager
              />
            </div>
          </div>
          <p className="max-w-[38rem] text-lead">{place.description}</p>
          <div className="w-full max-w-[26rem]">
            <ChoosingStrip place={place} />
          </div>
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
