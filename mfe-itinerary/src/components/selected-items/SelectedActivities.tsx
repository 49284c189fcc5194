import { routes } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import { IntensityBadge } from '@almaty/ui/intensity-badge';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import * as m from '#messages';
import { useNamedItems } from '../../lib/catalogue-names.ts';
import { UNDO_DURATION_MS } from '../../lib/undo-duration.ts';
import { SelectedList } from './SelectedList.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const ID = 'selected-activities';

/** The path of an activity's picture, which the catalogue publishes by id (docs/decisions/0013). */
const getPicturePath = (id: number) => `/pictures/activity-${id}.webp`;

/**
 * The selected activities (docs/specification.md, section 2). Memoised, because every key in the email field renders the
 * form.
 */
export const SelectedActivities = memo(function SelectedActivities() {
  const activities = useItinerary((itinerary) => itinerary.activities);
  const remove = useItinerary(({ removeActivity }) => removeActivity);
  const clear = useItinerary(({ clearActivities }) => clearActivities);
  const addItems = useItinerary((itinerary) => itinerary.addItems);
  const clearWithUndo = () => {
    clear();
    const undo = () => {
      // Synchronously, because the text of the empty list would receive the focus otherwise.
      flushSync(() => addItems({ locations: [], activities }));
      document.getElementById(ID)?.focus();
    };
    toast(m.selectedActivitiesRemoved, {
      action: { label: m.selectedUndo, onClick: undo },
      duration: UNDO_DURATION_MS,
    });
  };
  return (
    <SelectedList
      id={ID}
      title={m.selectedActivities}
      note={m.formOptional}
      items={useNamedItems('activities', activities)}
      emptyContent={m.selectedNoActivities({
        link: (text) => (
          <Link to={routes.activities} className="font-bold text-apple-text underline">
            {text}
          </Link>
        ),
      })}
      count={m.selectedActivitiesCount({ count: activities.length })}
      picture={({ id }) => <Thumbnail src={getPicturePath(id)} />}
      badge={({ intensity }) => <IntensityBadge intensity={intensity} />}
      onRemove={remove}
      onClear={clearWithUndo}
    />
  );
});
