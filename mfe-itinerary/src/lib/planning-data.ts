import { FIRST_LANGUAGE } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { PLANNING_DATA_FILE, PlanningData, type PlanningLocation } from '@almaty/planner/schema';
import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import { catalogueIndex } from './catalogue-index.ts';
import { fetchJson } from './fetch-json.ts';
import { translateNotice } from './translate-notice.ts';

/** The planning data of the catalogue's current release, in English, as plans are made from them in each language. */
export const planningData = loadable(async () => PlanningData.parse(await fetchJson(`/${PLANNING_DATA_FILE}`)));

/** Loads what puts their texts into the language of the page; they stay in English when that fails. */
async function loadTranslation(): Promise<(english: string) => string> {
  const index = LANGUAGE === FIRST_LANGUAGE ? undefined : await catalogueIndex.load().catch(() => undefined);
  return (english) => index?.texts?.[english] ?? english;
}

const planningLocations = loadable(async () => {
  const [{ locations }, translate] = await Promise.all([planningData.load(), loadTranslation()]);
  return new Map(
    locations.map(({ notice, ...location }) => [
      location.id,
      { ...location, notice: translateNotice(notice, translate) },
    ]),
  );
});

/** The airports and stations of a trip: id and name. */
export const gateways = loadable(async () => {
  const [data, translate] = await Promise.all([planningData.load(), loadTranslation()]);
  return data.gateways.map(({ id, name }) => [id, translate(name)] as const);
});

/**
 * Location id -> what the catalogue's current release says of it, loaded once something asks for it; undefined until it is
 * there. Null after a failure, which is no error of the page: what asks for it later loads it again.
 */
export const usePlanningLocations = (): ReadonlyMap<number, PlanningLocation> | null | undefined =>
  useIfLoaded(planningLocations, true);
