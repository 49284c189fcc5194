import type { DescribedDetails } from './described-details.ts';
import type { Essentials } from './essentials.ts';
import type { LocationMap } from './location-map.ts';
import type { Trail } from './trail.ts';

/** Everything that the page of a location shows beside its name, description and picture. */
export type LocationDetails = DescribedDetails & {
  /** The ids of the sources in the order in which the page first cites them. */
  sourceIds: readonly string[];
  essentials: Essentials;
  /** Missing when no source gives its position. */
  map?: LocationMap;
  /** Surveyed lines from here or near here; that of the location's own way comes first. */
  trails?: readonly Trail[];
};
