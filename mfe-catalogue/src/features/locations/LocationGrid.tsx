import type { Location } from '@almaty/store/schema';
import { DifficultyBadge } from '@almaty/ui/badge';
import { Card } from '../choosing/Card.tsx';
import { CardGrid } from '../choosing/CardGrid.tsx';
import { useLocationChoosing } from '../choosing/useChoosing.ts';

function LocationCard({ location, index }: { location: Location; index: number }) {
  const { name, description, difficulty } = location;
  const badge = difficulty && <DifficultyBadge difficulty={difficulty} />;
  return (
    <Card index={index} name={name} description={description} badge={badge} choosing={useLocationChoosing(location)} />
  );
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
