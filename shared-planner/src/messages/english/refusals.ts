import type { RefusalMessages } from '../plan-messages.ts';

/** Why a request cannot be planned, and what to choose instead. */
export const refusals: RefusalMessages = {
  unknown_node: ({ node }) => `There is no node "${node}". Choose one of the road graph.`,
  unknown_gateway: ({ gateway, known }) => `There is no gateway "${gateway}". Choose one of: ${known.join(', ')}.`,
  departure_before_trip: ({ departure }) =>
    `Choose a later departure: for ${departure} one leaves on the evening before the trip.`,
  departure_too_soon: ({ departure, arrival }) =>
    `Choose a later departure: ${departure} is too soon after the arrival at ${arrival}.`,
  end_too_soon: () => 'Choose a later end: from where you are, the days that are left are too short for the way back.',
};
