import { DifficultyBadge } from '@almaty/ui/badge';
import { memo } from 'react';
import { glances } from '../../content/glances.ts';
import { pictureOf } from '../../content/pictures.ts';
import type { Place } from '../../content/schema.ts';
import { Card } from '../choosing/Card.tsx';
import { CardGrid } from '../choosing/CardGrid.tsx';
import { PlaceStub } from '../choosing/Stub.tsx';

type Heading = 'h2' | 'h3';

// Memoised: a search renders the grid again with every key, and most of its cards stay.
const PlaceCard = memo(function PlaceCard({
  place,
  index,
  feature,
  heading,
}: {
  place: Place;
  index: number;
  feature: boolean;
  heading: Heading;
}) {
  const { name, description, difficulty, slug } = place;
  const badge = difficulty && <DifficultyBadge difficulty={difficulty} />;
  return (
    <Card
      {...{ index, feature, name, description, badge, heading }}
      stub={<PlaceStub place={place} />}
      picture={pictureOf(slug)}
      to={`/locations/${slug}`}
      glance={glances[slug]}
    />
  );
});

type Props = {
  locations: readonly Place[];
  heading: Heading;
  /** Whether the first ones are larger: not in a search, whose places change with every key. */
  featured?: boolean;
};

/** Places as cards, each with a heading of the level below the one they stand under. */
export const LocationGrid = memo(function LocationGrid({ locations, heading, featured = true }: Props) {
  return (
    <CardGrid
      items={locations}
      keyOf={({ id }) => id}
      featured={featured}
      card={(place, index, feature) => <PlaceCard {...{ place, index, feature, heading }} />}
    />
  );
});
