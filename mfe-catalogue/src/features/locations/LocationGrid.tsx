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

function LocationCard({ location, index }: { location: Location; index: number }) {
  const { name, description, difficulty, category } = location;
  const badge = difficulty && <DifficultyBadge difficulty={difficulty} />;
  const choosing = useLocationChoosing(location);
  return <Card {...{ index, name, description, badge, choosing }} tone={tones[category]} />;
}

/** Locations as cards. */
export function LocationGrid({ locations }: { locations: readonly Location[] }) {
  return (
    <CardGrid>
      {locations.map((location, index) => (
        <li key={location.id}>
          <LocationCard location={location} index={index} />
        </li>
      ))}
    </CardGrid>
  );
}
