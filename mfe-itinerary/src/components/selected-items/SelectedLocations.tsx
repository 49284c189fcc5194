import { isCalendarDate } from '@almaty/dates';
import { getLocationPath, routes } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import { useIfLoaded } from '@almaty/ui/loadable';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import * as m from '#messages';
import { useNamedItems } from '../../lib/catalogue-names.ts';
import { CATEGORY_NAMES } from '../../lib/category-names.ts';
import { UNDO_DURATION_MS } from '../../lib/undo-duration.ts';
import { itemsCode } from '../items-code.ts';
import { AccessNotLoaded } from './AccessNotLoaded.tsx';
import { findSlug } from './location-slug.ts';
import { SelectedList } from './SelectedList.tsx';
import { Thumbnail } from './Thumbnail.tsx';

type Props = {
  id: string;
  error: string | undefined;
  /** The first and the last day of the trip as they are typed: yyyy-MM-dd once they are dates. */
  start: string;
  end: string;
};

/**
 * The selected locations (docs/specification.md, section 2). Memoised, because every key in the email field renders the
 * form.
 */
export const SelectedLocations = memo(function SelectedLocations({ id, error, start, end }: Props) {
  const locations = useItinerary((itinerary) => itinerary.locations);
  const remove = useItinerary(({ removeLocation }) => removeLocation);
  const clear = useItinerary(({ clearLocations }) => clearLocations);
  const addItems = useItinerary((itinerary) => itinerary.addItems);
  const code = useIfLoaded(itemsCode, locations.length > 0);
  const dates = isCalendarDate(start) && isCalendarDate(end) && start <= end ? { start, end } : undefined;
  const clearWithUndo = () => {
    clear();
    const undo = () => {
      // Synchronously, because the text of the empty list would receive the focus otherwise.
      flushSync(() => addItems({ locations, activities: [] }));
      document.getElementById(id)?.focus();
    };
    toast(m.selectedLocationsRemoved, {
      action: { label: m.selectedUndo, onClick: undo },
      duration: UNDO_DURATION_MS,
    });
  };
  return (
    <SelectedList
      id={id}
      title={m.selectedLocations}
      items={useNamedItems('locations', locations)}
      emptyContent={m.selectedNoLocations({
        link: (text) => (
          <Link to={routes.locations} className="font-bold text-apple-text underline">
            {text}
          </Link>
        ),
      })}
      count={m.selectedLocationsCount({ count: locations.length })}
      error={error}
      picture={({ image }) => <Thumbnail src={image} />}
      category={({ category }) => CATEGORY_NAMES[category]}
      path={({ image }) => {
        const slug = findSlug(image);
        return slug && getLocationPath(slug);
      }}
      notice={(location) => code && <code.LocationAccess id={location.id} dates={dates} />}
      footnote={code ? <code.AccessFootnote /> : code === null && <AccessNotLoaded />}
      onRemove={remove}
      onClear={clearWithUndo}
    />
  );
});
