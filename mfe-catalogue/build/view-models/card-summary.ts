import type { PublishedNotice } from '@almaty/planner/schema';
import * as m from '#messages';
import type { LocationFacts } from '../../src/content/schema.ts';
import type { CardSummary } from '../../src/content/view-models/card-summary.ts';
import { DOUBT } from '../../src/lib/checked.ts';
import { addAbout, formatDrive, formatDuration, formatElevation } from '../../src/lib/format.ts';
import type { LocationAccess } from '../content/catalogue-content.ts';

/** The drive from the city centre in words, from its shortest and longest hours. */
export const formatDriveFromCity = ([shortest, longest]: readonly [number, number]) =>
  longest === 0 ? m.wayInCentre : m.wayByRoad({ drive: formatDrive([shortest, longest]) });

/** The part of an access notice that is published: its sources stay on the page of the location. */
export const toPublishedNotice = ({
  confidence: _,
  sources: __,
  checkedOn: ___,
  ...notice
}: LocationAccess['notice']): PublishedNotice => notice;

/** An access notice without its sentences, which a card does not show. */
const toShortNotice = ({ reason: _, ask: __, ...notice }: PublishedNotice): PublishedNotice => notice;

/**
 * Summarizes the facts that visitors compare first. For a mountain route the distance is the walk, for every other
 * location the drive. One fact of low confidence adds "check before you go".
 */
export function toCardSummary(facts: LocationFacts, { notice }: Pick<LocationAccess, 'notice'>): CardSummary {
  const { bestMonths, driveHours, elevationMetres, visitMinutes, route } = facts;
  const walkKm = route && facts.walkKm;
  const distance = walkKm
    ? [addAbout(m.wayOnFoot({ km: walkKm.value }), walkKm), addAbout(formatDuration(visitMinutes.value), visitMinutes)]
    : [addAbout(formatDriveFromCity(driveHours.value), driveHours)];
  const elevation = elevationMetres ? [formatElevation(elevationMetres.value)] : [];
  const shownFacts = [bestMonths, ...(walkKm ? [walkKm, visitMinutes] : [driveHours]), elevationMetres];
  const closures = (facts.seasonalClosures ?? [])
    .filter(({ value }) => value.kind === 'closure')
    .map(({ value: { from, to } }) => ({ from, to }));
  const warning = shownFacts.some((fact) => fact?.confidence === 'low') ? [DOUBT] : [];
  return {
    bestMonths: bestMonths.value,
    details: [...distance, ...elevation, ...warning],
    ...(notice.state !== 'open' && { notice: toShortNotice(toPublishedNotice(notice)) }),
    ...(closures.length > 0 && { closures }),
  };
}
