import type { ListedItem } from '@almaty/planner/formats';
import type { PlanNames } from '@almaty/planner/messages';
import type { PlanDay, PlanningData, RoadNode } from '@almaty/planner/schema';
import { shortenName } from '../short-name.ts';
import type { MapMark } from './RouteMap.tsx';

/** The node of a stop; undefined for drives and meals. */
export function getStopNode({ item }: ListedItem, { locations }: PlanningData): string | undefined {
  if (item.type === 'visit') return locations.find(({ id }) => id === item.locationId)?.node;
  return item.type === 'activity' ? item.node : undefined;
}

/** The nodes where a day begins and ends. */
export function getBaseNodes({ base }: PlanDay, { bases, gateways, locations }: PlanningData): string[] {
  const find = (id: string) => {
    const camp = /^camp-(\d+)$/.exec(id)?.[1];
    if (camp) return locations.find((location) => location.id === Number(camp))?.node;
    return [...bases, ...gateways].find((known) => known.id === id)?.node;
  };
  return [base.from, base.to].flatMap((id) => find(id) ?? []);
}

/** The marks of one day: its stops with their numbers, then where it begins and ends. */
export function listDayMarks(
  day: PlanDay,
  items: readonly ListedItem[],
  data: PlanningData,
  names: PlanNames,
  findNode: (id: string) => RoadNode | undefined,
): MapMark[] {
  const stops = items.flatMap((listed): MapMark[] => {
    const position = findNode(getStopNode(listed, data) ?? '');
    if (!position || listed.stop === undefined) return [];
    const { item } = listed;
    const name =
      item.type === 'visit'
        ? names.location(item.locationId)
        : item.type === 'activity'
          ? names.activity(item.activityId)
          : '';
    return [{ key: listed.key, text: String(listed.stop), label: shortenName(name), position, isBase: false }];
  });
  const bases = [...new Set(getBaseNodes(day, data))].flatMap((id): MapMark[] => {
    const position = findNode(id);
    return position ? [{ key: id, text: '', label: shortenName(position.name), position, isBase: true }] : [];
  });
  return [...stops, ...bases];
}
