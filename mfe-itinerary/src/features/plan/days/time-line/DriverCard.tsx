import type { PlanItem, PlanningData } from '@almaty/planner/schema';
import type { CatalogueIndex, LocalNames } from '@almaty/store/schema';
import * as m from '#messages';
import { LocalNamesLine } from '../../../../components/local-names/LocalNamesLine.tsx';

/** The local names of a stop; undefined when the catalogue has none. */
export function getStopNames(index: CatalogueIndex, item: PlanItem): LocalNames | undefined {
  if (item.type !== 'visit' && item.type !== 'activity') return undefined;
  const known =
    item.locationId === undefined && item.type === 'activity'
      ? index.activities.find(({ id }) => id === item.activityId)
      : index.locations.find(({ id }) => id === item.locationId);
  return known?.localNames;
}

/** Where a stop is, in degrees as maps take them. */
function getPosition({ roads, locations }: PlanningData, item: PlanItem): string | undefined {
  const nodeId =
    item.type === 'activity'
      ? item.node
      : item.type === 'visit'
        ? locations.find(({ id }) => id === item.locationId)?.node
        : undefined;
  const node = roads.nodes.find(({ id }) => id === nodeId);
  return node && `${node.lat.toFixed(5)}, ${node.lon.toFixed(5)}`;
}

type Props = { item: PlanItem; data: PlanningData; names: LocalNames };

/** A card to hold up to a driver: please take me here, in Russian and Kazakh, with the name and the position. */
export function DriverCard({ item, data, names }: Props) {
  const position = getPosition(data, item);
  return (
    <>
      <details className="mt-1 print:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 font-[680]">{m.planShowDriver}</summary>
        <div translate="no" className="mt-1 grid gap-4 bg-ink px-5 py-5 text-paper forced-colors:border-2">
          <p lang="ru">
            <span className="block">Отвезите меня, пожалуйста, сюда:</span>
            <b className="display block text-h4 leading-tight wrap-anywhere">{names.ru}</b>
          </p>
          {names.kk && (
            <p lang="kk">
              <span className="block">Мені осы жерге апарыңызшы:</span>
              <b className="display block text-h4 leading-tight wrap-anywhere">{names.kk}</b>
            </p>
          )}
          {position && <p className="lining-nums tabular-nums">{position}</p>}
        </div>
      </details>
      <LocalNamesLine names={names} className="hidden text-note print:block" />
    </>
  );
}
