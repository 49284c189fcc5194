import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import { type ComponentProps, useState } from 'react';
import * as m from '#messages';
import { NotComputed } from './NotComputed.tsx';
import type { TripEstimate } from './TripEstimate.tsx';

/** In the chunk of what the page shows of selected items, with what computes the estimate. */
const estimateCode = loadable(() => import(/* webpackChunkName: "items" */ './TripEstimate.tsx'));

/** The estimate of a request, whose code is loaded once something is selected; after a failure with every change, or by Retry. */
export function LazyEstimate(props: ComponentProps<typeof TripEstimate>) {
  const { locations, activities } = props;
  const hasItems = locations.length + activities.length > 0;
  const code = useIfLoaded(estimateCode, hasItems, JSON.stringify([locations, activities, props.start, props.end]));
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void estimateCode
      .load()
      .catch(() => {})
      .finally(() => setRetrying(false));
  };
  if (code) return <code.TripEstimate {...props} />;
  if (!hasItems) return null;
  return (
    <div className="mt-6 border-t-3 border-spruce pt-4.5">
      {code === null && !isRetrying ? (
        <NotComputed onRetry={retry} />
      ) : (
        <p className="text-note text-on-kraft-2">{m.formMoment}</p>
      )}
    </div>
  );
}
