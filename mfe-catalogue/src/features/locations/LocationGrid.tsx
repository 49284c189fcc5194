import type { Category, Location } from '@almaty/store/schema';
import { DifficultyBadge } from '@almaty/ui/badge';
import type { Tone } from '@almaty/ui/poster';
import { Card } from '../choosing/Card.tsx';
import { CardGrid } from '../choosing/CardGrid.tsx';
import { useLocationChoosing } from '../choosing/useChoosing.ts';

/** What a category's strips are printed in. */
const tones: Readonly<Record<Category, Tone>> = {
  Nature: 'lagoon',
  'Mountain Routes': 'dusk',
  'City Experience': 'slate',
};

type Heading = 'h2' | 'h3';

function LocationCard({ location, index, heading }: { location: Location; index: number; heading: Heading }) {
  const { name, description, difficulty, category } = location;
  const badge = difficulty && <DifficultyBadge difficulty={difficulty} />;
  const choosing = useLocationChoosing(location);
  return <Card {...{ index, name, description, badge, choosing, heading }} tone={tones[category]} />;
}

/** Locations as cards, each with a heading of the level below the one they stand under. */
export function LocationGrid({ locations, heading }: { locations: readonly Location[]; heading: Heading }) {
  return (
    <CardGrid>
      {locations.map((location, index) => (
        <li key={location.id}>
          <LocationCard location={location} index={index} heading={heading} />
        </li>
      ))}
    </CardGrid>
  );
}
