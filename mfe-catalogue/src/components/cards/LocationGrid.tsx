import { getLocationPath } from '@almaty/delivery/routes';
import { DifficultyBadge } from '@almaty/ui/badge';
import { memo } from 'react';
import { getLocationPosterSource } from '../../content/pictures.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import { cardSummaries } from '../../content/view-models/card-summaries.ts';
import { AddLocationButton } from '../itinerary-toggle/AddButton.tsx';
import { Card } from './Card.tsx';
import { CardGrid } from './CardGrid.tsx';

type Heading = 'h2' | 'h3';

type CardProps = { location: CatalogueLocation; index: number; isFeatured: boolean; heading: Heading };

// Memoised, because every key of a search renders the grid again while most of its cards stay.
const LocationCard = memo(function LocationCard({ location, index, isFeatured, heading }: CardProps) {
  const { name, description, difficulty, slug } = location;
  const badge = difficulty && <DifficultyBadge difficulty={difficulty} />;
  return (
    <Card
      {...{ index, isFeatured, name, description, badge, heading }}
      addButton={<AddLocationButton location={location} />}
      picture={getLocationPosterSource(slug)}
      to={getLocationPath(slug)}
      summary={cardSummaries[slug]}
    />
  );
});

type Props = {
  locations: readonly CatalogueLocation[];
  /** The level below the heading that the grid stands under. */
  heading: Heading;
  /** Whether the grid begins with larger cards. Not in search results, which change with every key. */
  hasFeatured?: boolean;
};

/** Locations as a grid of cards. */
export const LocationGrid = memo(function LocationGrid({ locations, heading, hasFeatured = true }: Props) {
  return (
    <CardGrid
      items={locations}
      getKey={({ id }) => id}
      hasFeatured={hasFeatured}
      renderCard={(location, index, isFeatured) => <LocationCard {...{ location, index, isFeatured, heading }} />}
    />
  );
});
