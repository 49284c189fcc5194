import { useItinerary } from '@almaty/store';
import { useEffect, useState } from 'react';
import { describeDays } from './describe-days.ts';

/** How long the visitor has to pause before the days are computed, in milliseconds. */
const PAUSE_MS = 300;

/**
 * About how many days the selected locations and activities need, in words; empty until it is known, and when it cannot be
 * said. No planning data is loaded before something is selected.
 */
export function useDaysText(): string {
  const locations = useItinerary((itinerary) => itinerary.locations);
  const activities = useItinerary((itinerary) => itinerary.activities);
  const [text, setText] = useState('');

  useEffect(() => {
    if (locations.length + activities.length === 0) return setText('');
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      describeDays(locations, activities, signal)
        // The panel works without the days.
        .catch(() => '')
        .then((days) => signal.aborted || setText(days));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [locations, activities]);

  return text;
}
