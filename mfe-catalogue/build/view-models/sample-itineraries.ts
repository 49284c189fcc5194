import type { SampleItineraryDetails } from '../../src/content/view-models/sample-itineraries.ts';
import type { CatalogueContent } from '../content/catalogue-content.ts';

/** Creates all sample itineraries as their page shows them: a base is named. */
export const createSampleItineraries = ({
  sampleItineraries,
  bases,
}: CatalogueContent): readonly SampleItineraryDetails[] =>
  sampleItineraries.map(({ order: _, days, ...itinerary }) => ({
    ...itinerary,
    days: days.map(({ nightBase, activityIds, ...day }) => {
      const base = bases.find(({ id }) => id === nightBase);
      return {
        ...day,
        ...(activityIds && { activityIds }),
        ...(base && { nightBase: base.id, nightBaseName: base.name }),
      };
    }),
  }));
