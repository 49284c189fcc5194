import { useItinerary } from '@almaty/store';
import { IntensityBadge } from '@almaty/ui/badge';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { SelectedList } from './SelectedList.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const ID = 'selected-activities';

/** Where the site shows the catalogue's picture of an activity (decision 13). */
const pictureOf = (id: number) => `/pictures/activity-${id}.webp`;

/** The chosen activities (specification, section 2). A memo, because each key in the email field renders the screen. */
export const SelectedActivities = memo(function SelectedActivities() {
  const activities = useItinerary((itinerary) => itinerary.activities);
  const remove = useItinerary(({ removeActivity }) => removeActivity);
  const clear = useItinerary(({ clearActivities }) => clearActivities);
  const restoreItems = useItinerary((itinerary) => itinerary.restoreItems);
  const clearWithUndo = () => {
    clear();
    const undo = () => {
      // At once: the text that said that nothing is chosen would take the focus back.
      flushSync(() => restoreItems({ locations: [], activities }));
      document.getElementById(ID)?.focus();
    };
    toast('Activities removed from your itinerary', { action: { label: 'Undo', onClick: undo } });
  };
  return (
    <SelectedList
      id={ID}
      title="Selected activities"
      note="(optional)"
      items={activities}
      empty={
        <>
          No activities selected yet. Browse{' '}
          <Link to="/activities" className="font-bold text-apple-text underline">
            activities
          </Link>{' '}
          to add them to your itinerary.
        </>
      }
      count={`${activities.length} ${activities.length === 1 ? 'activity' : 'activities'} selected`}
      picture={({ id }) => <Thumbnail src={pictureOf(id)} />}
      badge={({ intensity }) => <IntensityBadge intensity={intensity} />}
      onRemove={remove}
      onClear={clearWithUndo}
    />
  );
});
