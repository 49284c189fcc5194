import type { ActivityFacts } from '../../schema.ts';
import atvRiding from './atv-riding.ts';
import camping from './camping.ts';
import cityTours from './city-tours.ts';
import electrobikeRiding from './electrobike-riding.ts';
import enduroBikeRiding from './enduro-bike-riding.ts';
import hiking from './hiking.ts';
import horsebackRiding from './horseback-riding.ts';
import jeepTour from './jeep-tour.ts';
import kazakhSauna from './kazakh-sauna.ts';
import multiLocationTours from './multi-location-tours.ts';
import paraplaneFlight from './paraplane-flight.ts';

/** The facts of each activity, by its id. */
export const activityFacts: Readonly<Record<number, ActivityFacts>> = {
  1: horsebackRiding,
  2: kazakhSauna,
  3: camping,
  4: jeepTour,
  5: atvRiding,
  6: enduroBikeRiding,
  7: electrobikeRiding,
  8: paraplaneFlight,
  9: hiking,
  10: cityTours,
  11: multiLocationTours,
};
