import type { MapEntry } from '../../src/content/view-models/map-entries.ts';
import type { LocationContent } from '../content/catalogue-content.ts';
import { toCardSummary } from './card-summary.ts';

/** What the map says of a location. */
export function createMapEntry({ location, facts, access }: LocationContent): MapEntry {
  const { bestMonths: _, details, ...summary } = toCardSummary(facts, access);
  return { location, summary: { ...summary, details: details.slice(0, 2) } };
}
