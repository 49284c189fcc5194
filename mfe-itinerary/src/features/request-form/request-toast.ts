/** One toast tells of the request, and each news updates it: a toast that is dismissed takes a newer one of its id along. */
export const REQUEST_TOAST = { id: 'itinerary-request' };

/** The same one for the reason of a failure, long enough to read it. */
export const FAILURE_TOAST = { ...REQUEST_TOAST, duration: 10_000 };
