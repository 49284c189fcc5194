import { countDays } from '@almaty/dates';
import { useToday } from '@almaty/ui/use-today';
import { useEffect, useRef } from 'react';
import * as m from '#messages';
import { EstimateDetails } from './EstimateDetails.tsx';
import { EstimateMark } from './EstimateMark.tsx';
import { EstimateSkeleton } from './EstimateSkeleton.tsx';
import { type EstimateInput, getEstimateTask } from './get-estimate-task.ts';
import { NotComputed } from './NotComputed.tsx';
import { useEstimate } from './useEstimate.ts';

type Props = EstimateInput & {
  /** The last date that the form allows for the end, yyyy-MM-dd. */
  latestEnd: string;
  /** Called with the date, yyyy-MM-dd, to which the visitor extends the trip. */
  onExtend: (end: string) => void;
  /** Called with whether something will not fit, as far as it is known. */
  onEstimated: (isPartial: boolean) => void;
};

/** What is shown of an earlier request, while the next estimate takes longer than a moment. */
const STALE = 'opacity-50 transition-opacity delay-300 duration-200';

/**
 * How much of the request fits into its days, below what the ticket says of it. It never hinders the form: when it cannot
 * be computed, one sentence says so.
 */
export function TripEstimate({ latestEnd, onExtend, onEstimated, ...input }: Props) {
  const task = getEstimateTask(input, useToday());
  const { isComputing, hasFailed, shown, retry } = useEstimate(task);
  const status = useRef<HTMLDivElement>(null);
  const trip = shown?.estimate.trip;
  const isPartial = trip !== undefined && trip.leftOut.length + trip.closed.length > 0;
  useEffect(() => onEstimated(isPartial), [isPartial, onEstimated]);

  /** The button that was pressed goes: the focus waits where the new sentence will stand. */
  const moveFocus = () => status.current?.focus({ preventScroll: true });
  const days = task?.type === 'trip' ? countDays(task.request.start_date, task.request.end_date) : 0;
  const sentence = shown?.estimate.sentence ?? '';
  return (
    <div
      className={`@container ${task && (sentence || isComputing || hasFailed) ? 'mt-6 border-t-3 border-spruce pt-4.5' : ''}`}
    >
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        aria-busy={isComputing}
        className={`flex flex-wrap gap-3.5 @min-[13rem]:flex-nowrap @min-[13rem]:items-center ${isComputing ? STALE : ''}`}
      >
        {task && trip && <EstimateMark trip={trip} />}
        {task && sentence && (
          <h3
            className={
              trip ? 'display min-w-0 text-h4 wrap-anywhere text-spruce' : 'text-note font-[560] text-on-kraft-2'
            }
          >
            {sentence}
          </h3>
        )}
      </div>
      {sentence && !input.preferences && <p className="mt-2 text-note text-on-kraft-2">{m.estimateWithCar}</p>}
      {task && isComputing && !sentence && <EstimateSkeleton days={days} />}
      {task && hasFailed && (
        <NotComputed
          onRetry={() => {
            moveFocus();
            retry();
          }}
        />
      )}
      {task && shown && trip && (
        <div className={isComputing ? STALE : ''}>
          <EstimateDetails
            trip={trip}
            lookup={shown.estimate.lookup}
            latestEnd={latestEnd}
            onExtend={(end) => {
              moveFocus();
              onExtend(end);
            }}
          />
        </div>
      )}
    </div>
  );
}
