import type { RoadEdge, RoadNode, Surface } from '@almaty/planner/schema';
import { escapeXml } from '@almaty/planner/xml';
import { ORIGIN } from '../planning/road-graph.ts';
import { placeLabels } from './place-labels.ts';

type Roads = { nodes: readonly RoadNode[]; edges: readonly RoadEdge[] };

/** A part of the country, in degrees, and its height in the drawing, in pixels. */
type Panel = { title: string; west: number; east: number; south: number; north: number; height: number };

const WIDTH = 1200;
const MARGIN = 60;
const TITLE_HEIGHT = 46;

const CITY: Panel = {
  title: 'Almaty and its gorges',
  west: 76.78,
  east: 77.12,
  south: 43.03,
  north: 43.38,
  height: 900,
};
const REGION: Panel = { title: 'The region', west: 76.5, east: 81.2, south: 42.85, north: 46.3, height: 1100 };
const WEST: Panel = { title: 'To Turkestan', west: 67.8, east: 77.4, south: 42.2, north: 44.4, height: 330 };
const PANELS = [CITY, REGION, WEST];

/** Colour and dashes of an edge. */
const styles: Readonly<Record<Surface, { color: string; dash?: string; text: string }>> = {
  asphalt: { color: '#113a40', text: 'asphalt' },
  gravel: { color: '#b5520b', text: 'gravel' },
  '4x4': { color: '#a3261c', dash: '8 4', text: '4x4 only' },
  foot: { color: '#2c6b3f', dash: '2 4', text: 'on foot' },
  gondola: { color: '#43395f', dash: '10 3 2 3', text: 'gondola' },
  rail: { color: '#5b6664', dash: '14 6', text: 'train' },
  air: { color: '#4e8fa6', dash: '2 8', text: 'flight' },
};

const contains = ({ west, east, south, north }: Panel, { lat, lon }: RoadNode) =>
  lon >= west && lon <= east && lat >= south && lat <= north;

/** Projects degrees to pixels of a panel; the longitude is not corrected, so that the whole width is used. */
function project({ west, east, south, north, height }: Panel, { lat, lon }: RoadNode) {
  const x = MARGIN + ((lon - west) / (east - west)) * (WIDTH - 2 * MARGIN);
  const y = TITLE_HEIGHT + ((north - lat) / (north - south)) * (height - 2 * TITLE_HEIGHT);
  return { x: Math.round(x), y: Math.round(y) };
}

/** The nodes that a panel shows: the ones that no panel before it shows, and the centre in all of them. */
const getNodes = (panel: Panel, nodes: readonly RoadNode[]) => {
  const before = PANELS.slice(0, PANELS.indexOf(panel));
  const isShownBefore = (node: RoadNode) => before.some((other) => contains(other, node));
  return nodes.filter((node) => contains(panel, node) && (node.id === ORIGIN || !isShownBefore(node)));
};

function drawEdges(panel: Panel, { nodes, edges }: Roads): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shown = new Set(getNodes(panel, nodes).map(({ id }) => id));
  return edges.flatMap(({ from, to, surface, minutes }) => {
    const [start, end] = [byId.get(from), byId.get(to)];
    // An edge that leaves the panel is drawn up to its border, which clips it.
    if (!start || !end || !(shown.has(from) || shown.has(to))) return [];
    const [a, b] = [project(panel, start), project(panel, end)];
    const { color, dash } = styles[surface];
    const line = `<line x1="${a.x}" y1="${a.y}" x2="${b.x}" y2="${b.y}" stroke="${color}" stroke-width="2"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
    const isLong = Math.hypot(a.x - b.x, a.y - b.y) > 60 && shown.has(from) && shown.has(to);
    const label = `<text x="${(a.x + b.x) / 2}" y="${(a.y + b.y) / 2}" class="minutes">${minutes} min</text>`;
    return isLong ? [line, label] : [line];
  });
}

function drawPanel(panel: Panel, top: number, roads: Roads): string {
  const nodes = getNodes(panel, roads.nodes);
  const points = nodes.map((node) => ({ text: node.name, ...project(panel, node) }));
  const circles = points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.5"/>`);
  const labels = placeLabels(points, WIDTH).map(
    ({ text, x, y }) => `<text x="${x}" y="${y}">${escapeXml(text)}</text>`,
  );
  return [
    `<svg y="${top}" width="${WIDTH}" height="${panel.height}">`,
    `<rect width="${WIDTH}" height="${panel.height}" fill="#fbf7ef" stroke="#dcd2bd"/>`,
    ...drawEdges(panel, roads),
    ...circles,
    ...labels,
    `<text x="16" y="28" class="title">${panel.title}</text>`,
    '</svg>',
  ].join('\n');
}

const drawLegend = (top: number): string =>
  Object.values(styles)
    .map(({ color, dash, text }, index) => {
      const x = 16 + index * 160;
      return `<line x1="${x}" y1="${top + 20}" x2="${x + 40}" y2="${top + 20}" stroke="${color}" stroke-width="3"${dash ? ` stroke-dasharray="${dash}"` : ''}/><text x="${x + 48}" y="${top + 24}">${text}</text>`;
    })
    .join('\n');

/**
 * Draws the road graph as an SVG: the city, the region, and the way to Turkestan, with the minutes of long edges. Edges
 * are straight lines between points, so it is no map.
 */
export function drawRoads(roads: Roads): string {
  let top = 0;
  const panels = PANELS.map((panel) => {
    const drawn = drawPanel(panel, top, roads);
    top += panel.height;
    return drawn;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top + 40}" font-family="system-ui, sans-serif" font-size="11" fill="#10282c">`,
    '<title>The road graph of the planning data</title>',
    '<style>.title { font-size: 18px; font-weight: 800 } .minutes { font-size: 9px; fill: #465a5c; text-anchor: middle; paint-order: stroke; stroke: #fbf7ef; stroke-width: 3px }</style>',
    `<rect width="${WIDTH}" height="${top + 40}" fill="#fbf7ef"/>`,
    ...panels,
    drawLegend(top),
    '</svg>',
    '',
  ].join('\n');
}
