import { formatDrive, formatElevation, getQualifier } from '../lib/format.ts';
import type { LocationFacts } from './schema.ts';

/** What the card of a location shows beside its description. */
export type CardSummary = {
  /** The best months, 1 to 12. */
  bestMonths: readonly number[];
  /** Distance, elevation and a warning about doubtful facts: `3 to 3½ hours by road`, `2,511 m`. */
  details: readonly string[];
};

const formatDriveFromCity = ([shortest, longest]: readonly [number, number]) =>
  longest === 0 ? 'In the city centre' : `${formatDrive([shortest, longest])} by road`;

/**
 * Summarizes the facts that visitors compare first. For a mountain route the distance is the walk, for every other
 * location the drive. One fact of low confidence adds "check before you go".
 */
export function toCardSummary({ bestMonths, driveHours, elevationMetres, route }: LocationFacts): CardSummary {
  const distance = route
    ? [
        `${route.lengthKm.value} km on foot${getQualifier(route.lengthKm)}`,
        `${route.duration.value}${getQualifier(route.duration)}`,
      ]
    : [`${formatDriveFromCity(driveHours.value)}${getQualifier(driveHours)}`];
  const elevation = elevationMetres ? [formatElevation(elevationMetres.value)] : [];
  const facts = [bestMonths, ...(route ? [route.lengthKm, route.duration] : [driveHours]), elevationMetres];
  const warning = facts.some((fact) => fact?.confidence === 'low') ? ['check before you go'] : [];
  return {
    bestMonths: bestMonths.value,
    details: [...distance, ...elevation, ...warning],
  };
}
