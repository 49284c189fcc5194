import { getLocationPath } from '@almaty/delivery/routes';
import { DifficultyBadge } from '@almaty/ui/difficulty-badge';
import { memo } from 'react';
import { findLocationCard } from '../../content/location-cards.ts';
import { getLocationPosterSource } from '../../content/pictures.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import { AddLocationButton } from '../itinerary-toggle/AddLocationButton.tsx';
import { Card, type CardPlace } from './Card.tsx';
import { CardGrid } from './CardGrid.tsx';

type Heading = 'h2' | 'h3';

type CardProps = CardPlace & { location: CatalogueLocation; heading: Heading };

// Memoised, because every key of a search renders the grid again while most of its cards stay.
const LocationCard = memo(function LocationCard({ location, heading, ...place }: CardProps) {
  const { name, description, difficulty, slug } = location;
  const badge = difficulty && <DifficultyBadge difficulty={difficulty} />;
  return (
    <Card
      {...place}
      {...{ name, description, badge, heading }}
      addButton={<AddLocationButton location={location} />}
      picture={getLocationPosterSource(slug)}
      to={getLocationPath(slug)}
      summary={findLocationCard(slug)?.summary}
    />
  );
});

type Props = {
  locations: readonly CatalogueLocation[];
  /** The level below the heading that the grid stands under. */
  heading: Heading;
  /** Whether the grid begins with larger cards. Not in search results, which change with every key. */
  hasFeatured?: boolean;
  /** Whether the first window shows the beginning of the grid, on phones too. */
  isInFirstWindow?: boolean;
};

/** Locations as a grid of cards. */
export const LocationGrid = memo(function LocationGrid({
  locations,
  heading,
  hasFeatured = true,
  isInFirstWindow = false,
}: Props) {
  return (
    <CardGrid
      items={locations}
      getKey={({ id }) => id}
      hasFeatured={hasFeatured}
      isInFirstWindow={isInFirstWindow}
      renderCard={(location, place) => <LocationCard {...{ location, heading, ...place }} />}
    />
  );
});
