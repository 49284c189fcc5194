import { names } from '#language/names';
import type { PlanningData } from '../schema/planning-data.ts';
import type { PlanMessages, PlanNames } from './plan-messages.ts';

const CAMP = /^camp-(\d+)$/;

type Named<Id> = readonly { id: Id; name: string }[];

const toMap = <Id>(named: Named<Id>) => new Map(named.map(({ id, name }) => [id, name]));

/**
 * Creates the names of what a plan refers to. What has no name is called by its kind and id (`Location 13`), a point or a
 * base by its id, so that a plan of an earlier catalogue can still be read.
 */
export function createPlanNames(
  data: Pick<PlanningData, 'bases' | 'gateways' | 'roads'>,
  catalogue: { locations: Named<number>; activities: Named<number> },
  messages: Pick<PlanMessages, 'names'> = { names },
): PlanNames {
  const locations = toMap(catalogue.locations);
  const activities = toMap(catalogue.activities);
  const nodes = toMap(data.roads.nodes);
  const bases = toMap<string>([...data.gateways, ...data.bases]);
  const getLocation = (id: number) => locations.get(id) ?? messages.names.unknown('location', id);
  return {
    location: getLocation,
    activity: (id) => activities.get(id) ?? messages.names.unknown('activity', id),
    node: (id) => nodes.get(id) ?? id,
    base: (id) => {
      const [, campLocation] = CAMP.exec(id) ?? [];
      return (
        bases.get(id) ?? (campLocation ? messages.names.camp(getLocation(Number(campLocation))) : (nodes.get(id) ?? id))
      );
    },
  };
}
