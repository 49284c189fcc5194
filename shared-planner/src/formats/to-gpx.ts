import { messages as all, describeItem, type PlanMessages, type PlanNames } from '../messages/index.ts';
import type { Plan, PlanDay } from '../schema/plan.ts';
import type { RoadNode } from '../schema/planning-data.ts';
import { type ListedItem, listItems } from './list-items.ts';
import { toOneLine } from './plain-text.ts';
import { createPositions, type PositionData, type Positions } from './positions.ts';
import { textElement } from './xml.ts';

/** A point of the file. */
type Point = { node: RoadNode; name: string; description?: string };

type Context = { plan: Plan; names: PlanNames; positions: Positions; messages: PlanMessages };

/** Degrees with a tenth of a metre; a number alone could be written with an exponent, which the schema forbids. */
const formatDegrees = (degrees: number) => degrees.toFixed(6);

/** The schema (topografix.com/GPX/1/1/gpx.xsd) asks for this order: name, desc. */
function formatPoint(element: 'wpt' | 'rtept', { node, name, description }: Point, indent: string): string[] {
  const children = [textElement('name', toOneLine(name)), ...(description ? [textElement('desc', description)] : [])];
  return [
    `${indent}<${element} lat="${formatDegrees(node.lat)}" lon="${formatDegrees(node.lon)}">`,
    ...children.map((child) => `${indent}  ${child}`),
    `${indent}</${element}>`,
  ];
}

/** A stop as a point of the map; without its times, which would be wrong on any other day. */
function toWaypoint(listed: ListedItem, { plan, names, positions, messages }: Context): Point[] {
  const node = positions.ofItem(listed.item);
  if (listed.stop === undefined || !node) return [];
  const { title, cautions } = describeItem(listed.item, names, plan.preferences.transport, messages);
  return [
    {
      node,
      name: messages.items.waypoint(listed.dayNumber, listed.stop, title),
      description: cautions.map(toOneLine).join('\n'),
    },
  ];
}

/** The nodes of a day in its order, from its base through its stops: points only, because how the road runs is not known. */
function listRoutePoints(items: readonly ListedItem[], { plan, names, positions, messages }: Context): Point[] {
  const points: Point[] = [];
  const add = (node: RoadNode | undefined, title?: string) => {
    const last = points.at(-1);
    if (!node) return;
    if (last?.node.id !== node.id) points.push({ node, name: title ?? names.node(node.id) });
    // A drive has ended here, and now the stop gives the point its name.
    else if (title && last.name === names.node(node.id)) last.name = title;
  };
  for (const { item, stop } of items) {
    if (item.type === 'drive') add(positions.ofNode(item.from));
    const title = stop && describeItem(item, names, plan.preferences.transport, messages).title;
    add(positions.ofItem(item), title || undefined);
  }
  return points;
}

function formatRoute(day: PlanDay, number: number, items: readonly ListedItem[], context: Context): string[] {
  const points = listRoutePoints(items, context);
  if (points.length < 2) return [];
  return [
    '  <rte>',
    `    ${textElement('name', context.messages.day.heading(number, day.date))}`,
    `    ${textElement('number', String(number))}`,
    ...points.flatMap((point) => formatPoint('rtept', point, '    ')),
    '  </rte>',
  ];
}

/**
 * Writes a plan as GPX 1.1 (topografix.com/GPX/1/1): a waypoint for every stop and a route for every day, through the points
 * of the road graph. It has no tracks: nobody has recorded any. A stop whose position the data does not have is left out.
 */
export function toGpx(plan: Plan, names: PlanNames, data: PositionData, messages: PlanMessages = all): string {
  const context: Context = { plan, names, messages, positions: createPositions(data) };
  const items = listItems(plan);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Almaty guide">',
    '  <metadata>',
    `    ${textElement('name', toOneLine(messages.summary.calendarName(plan)))}`,
    `    ${textElement('desc', messages.summary.dates(plan))}`,
    '  </metadata>',
    ...items.flatMap((listed) => toWaypoint(listed, context)).flatMap((point) => formatPoint('wpt', point, '  ')),
    ...plan.days.flatMap((day, index) =>
      formatRoute(
        day,
        index + 1,
        items.filter(({ dayNumber }) => dayNumber === index + 1),
        context,
      ),
    ),
    '</gpx>',
  ];
  return `${lines.join('\n')}\n`;
}
