import { useItinerary } from '@almaty/store';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { SelectedList } from './SelectedList.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** The chosen places (specification, section 2). */
export function SelectedLocations({ id, problem }: { id: string; problem: string | undefined }) {
  const locations = useItinerary((itinerary) => itinerary.locations);
  const remove = useItinerary(({ removeLocation }) => removeLocation);
  const clear = useItinerary(({ clearLocations }) => clearLocations);
  const putBack = useItinerary((itinerary) => itinerary.putBack);
  const clearWithUndo = () => {
    clear();
    const undo = { label: 'Undo', onClick: () => putBack({ locations, activities: [] }) };
    toast('Locations removed from your itinerary', { action: undo });
  };
  return (
    <SelectedList
      id={id}
      title="Selected locations"
      items={locations}
      empty={
        <>
          No locations selected yet. Browse our{' '}
          <Link to="/locations" className="font-bold text-apple-text underline">
            categories
          </Link>{' '}
          to add places to your itinerary.
        </>
      }
      count={`${locations.length} location(s) selected`}
      problem={problem}
      picture={({ image }) => <Thumbnail src={image} />}
      badge={({ category }) => <span className="shrink-0 text-sm font-bold text-apple-text">{category}</span>}
      onRemove={remove}
      onClear={clearWithUndo}
    />
  );
}
