import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import type { ComponentProps } from 'react';
import { NotComputed } from './NotComputed.tsx';
import type { TripEstimate } from './TripEstimate.tsx';

/** In the chunk of what the page shows of selected items, with what computes the estimate. */
const estimateCode = loadable(() => import(/* webpackChunkName: "items" */ './TripEstimate.tsx'));

/** The estimate of a request, whose code is loaded once something is selected; after a failure again with every change. */
export function LazyEstimate(props: ComponentProps<typeof TripEstimate>) {
  const { locations, activities } = props;
  const hasItems = locations.length + activities.length > 0;
  const code = useIfLoaded(estimateCode, hasItems, JSON.stringify([locations, activities, props.start, props.end]));
  if (code) return <code.TripEstimate {...props} />;
  return hasItems && code === null ? <NotComputed /> : null;
}
