import { DifficultyBadge } from '@almaty/ui/badge';
import { memo } from 'react';
import { pictureOf } from '../../content/pictures.ts';
import type { Place } from '../../content/schema.ts';
import { Card } from '../choosing/Card.tsx';
import { CardGrid } from '../choosing/CardGrid.tsx';
import { PlaceStub } from '../choosing/Stub.tsx';
import { tones } from './tones.ts';

type Heading = 'h2' | 'h3';

// Memoised: a search renders the grid again with every key, and most of its cards stay.
const PlaceCard = memo(function PlaceCard({
  place,
  index,
  heading,
}: {
  place: Place;
  index: number;
  heading: Heading;
}) {
  const { name, description, difficulty, category, slug } = place;
  const badge = difficulty && <DifficultyBadge difficulty={difficulty} />;
  return (
    <Card
      {...{ index, name, description, badge, heading }}
      stub={<PlaceStub place={place} />}
      tone={tones[category]}
      picture={pictureOf(slug)}
      to={`/locations/${slug}`}
    />
  );
});

type Props = { locations: readonly Place[]; heading: Heading };

/** Places as cards, each with a heading of the level below the one they stand under. */
export const LocationGrid = memo(function LocationGrid({ locations, heading }: Props) {
  return (
    <CardGrid>
      {locations.map((place, index) => (
        <li key={place.id}>
          <PlaceCard place={place} index={index} heading={heading} />
        </li>
      ))}
    </CardGrid>
  );
});
