import { useItinerary } from '@almaty/store';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { SelectedList } from './SelectedList.tsx';
import { Thumbnail } from './Thumbnail.tsx';

type Props = { id: string; problem: string | undefined };

/** The chosen places (specification, section 2). A memo, because each key in the email field renders the screen. */
export const SelectedLocations = memo(function SelectedLocations({ id, problem }: Props) {
  const locations = useItinerary((itinerary) => itinerary.locations);
  const remove = useItinerary(({ removeLocation }) => removeLocation);
  const clear = useItinerary(({ clearLocations }) => clearLocations);
  const restoreItems = useItinerary((itinerary) => itinerary.restoreItems);
  const clearWithUndo = () => {
    clear();
    const undo = () => {
      // At once: the text that said that nothing is chosen would take the focus back.
      flushSync(() => restoreItems({ locations, activities: [] }));
      document.getElementById(id)?.focus();
    };
    toast('Locations removed from your itinerary', { action: { label: 'Undo', onClick: undo } });
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
      kind={({ category }) => category}
      onRemove={remove}
      onClear={clearWithUndo}
    />
  );
});
