import { names } from '#language/names';
import type { PlanningData } from '../schema/planning-data.ts';
import type { PlanMessages, PlanNames } from './plan-messages.ts';

const CAMP = /^camp-(\d+)$/;

type Named<Id> = readonly { id: Id; name: string }[];

/** Names of a language, and what the planning data say in it: English text -> translation. English has no texts. */
type Catalogue = {
  locations: Named<number>;
  activities: Named<number>;
  texts?: Readonly<Record<string, string>> | undefined;
};

const toMap = <Id>(named: Named<Id>) => new Map(named.map(({ id, name }) => [id, name]));

/**
 * Creates the names of what a plan refers to. What has no name is called by its kind and id (`Location 13`), a point or a
 * base by its id, so that a plan of an earlier catalogue can still be read.
 *
 * @param data in English, as plans are made from them in each language.
 * @param catalogue the index of the language.
 */
export function createPlanNames(
  data: Pick<PlanningData, 'bases' | 'gateways' | 'roads'>,
  catalogue: Catalogue,
  messages: Pick<PlanMessages, 'names'> = { names },
): PlanNames {
  const locations = toMap(catalogue.locations);
  const activities = toMap(catalogue.activities);
  const nodes = toMap(data.roads.nodes);
  const bases = toMap<string>([...data.gateways, ...data.bases]);
  const texts = new Map(Object.entries(catalogue.texts ?? {}));
  const text = (english: string) => texts.get(english) ?? english;
  const find = (named: ReadonlyMap<string, string>, id: string) => {
    const name = named.get(id);
    return name === undefined ? undefined : text(name);
  };
  const getLocation = (id: number) => locations.get(id) ?? messages.names.unknown('location', id);
  return {
    location: getLocation,
    activity: (id) => activities.get(id) ?? messages.names.unknown('activity', id),
    node: (id) => find(nodes, id) ?? id,
    base: (id) => {
      const [, campLocation] = CAMP.exec(id) ?? [];
      return (
        find(bases, id) ??
        (campLocation ? messages.names.camp(getLocation(Number(campLocation))) : (find(nodes, id) ?? id))
      );
    },
    text,
  };
}
