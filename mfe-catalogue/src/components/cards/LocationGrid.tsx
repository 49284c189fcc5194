import { getLocationPath } from '@almaty/delivery/routes';
import { DifficultyBadge } from '@almaty/ui/difficulty-badge';
import { memo } from 'react';
import { getLocationPosterSource } from '../../content/pictures.ts';
import type { LocationCard } from '../../content/view-models/location-card.ts';
import { AddButton } from '../itinerary-toggle/AddButton.tsx';
import { Card, type CardPlace } from './Card.tsx';
import { CardGrid } from './CardGrid.tsx';

type Heading = 'h2' | 'h3';

type CardProps = CardPlace & { card: LocationCard; heading: Heading };

// Memoised, because every key of a search renders the grid again while most of its cards stay.
const GridCard = memo(function GridCard({ card, heading, ...place }: CardProps) {
  const { location, summary } = card;
  const { name, description, difficulty, slug } = location;
  const badge = difficulty && <DifficultyBadge difficulty={difficulty} />;
  return (
    <Card
      {...place}
      {...{ name, description, badge, heading, summary }}
      addButton={<AddButton item={location} />}
      picture={getLocationPosterSource(card)}
      to={getLocationPath(slug)}
    />
  );
});

type Props = {
  cards: readonly LocationCard[];
  /** The level below the heading that the grid stands under. */
  heading: Heading;
  /** Whether the grid begins with larger cards. Not in search results, which change with every key. */
  hasFeatured?: boolean;
  /** Whether the first window shows the beginning of the grid, on phones too. */
  isInFirstWindow?: boolean;
};

/** Locations as a grid of cards. */
export const LocationGrid = memo(function LocationGrid({
  cards,
  heading,
  hasFeatured = true,
  isInFirstWindow = false,
}: Props) {
  return (
    <CardGrid
      items={cards}
      getKey={({ location }) => location.id}
      hasFeatured={hasFeatured}
      isInFirstWindow={isInFirstWindow}
      renderCard={(card, place) => <GridCard {...{ card, heading, ...place }} />}
    />
  );
});
