import type { Figures } from '../figures/figures.ts';
import { writeTable } from '../figures/table.ts';
import { DEVICE_NAMES, DEVICES, type DeviceName } from '../visits/devices.ts';
import { writeApiTable } from './api-table.ts';
import { writeGoalTable } from './goal-table.ts';
import { writeDeviceTables } from './page-tables.ts';
import type { Measurement, Results } from './results.ts';

/** Lighthouse emulates a phone of its own. */
const LIGHTHOUSE_DEVICE: DeviceName = 'phone';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const describe = ({ date, runs, cores }: Measurement) =>
  `measured on ${date}, ${runs === 1 ? 'one run' : `${runs} runs`} on a machine with ${cores} cores`;

const writeDevices = () =>
  writeTable(
    ['device', 'window', 'latency', 'download', 'processor'],
    DEVICE_NAMES.map((name) => {
      const { window, pixelRatio, latency, download, slowdown } = DEVICES[name];
      return [
        name,
        `${window.width} x ${window.height} at ${pixelRatio}x`,
        `${latency} ms`,
        `${download / 1000} Mbit/s`,
        slowdown === 1 ? 'as it is' : `${slowdown} times slower`,
      ];
    }),
  );

const writeHow =
  () => `\`node e2e/bench/pages.ts\` writes this document (docs/decisions/0067). It serves three variants of every
page, and visits them in turn, each time with an empty cache:

- **site**: the production build as the local stack composes it,
- **bundle**: the same pages with scripts of one build of the same sources, without federation,
- **static**: the same HTML and CSS as stored files, without any script. It is the floor.

All three are behind the same server, which does what Cloudflare’s edge does: it compresses with Brotli at level 4
what is not compressed already, and stores files. Pages, scripts and style sheets are compressed as the site's are, in all
three variants. They are served over HTTP/1.1, because the emulated connection ignores
priorities over HTTP/2. Numbers are medians, with the middle half of the runs in brackets.

${writeDevices()}`;

const writeDeviceSection = (
  figures: Figures,
  device: DeviceName,
  visits: Measurement,
  scores: Measurement | undefined,
) =>
  [
    `## ${capitalize(device)}`,
    `Pages: ${describe(visits)}.`,
    ...(scores && device === LIGHTHOUSE_DEVICE ? [`Scores of Lighthouse: ${describe(scores)}.`] : []),
    ...writeDeviceTables(figures, device).map(({ title, table }) => `### ${title}\n\n${table}`),
  ].join('\n\n');

const writeApi = (api: Measurement) => `## The API

${capitalize(describe(api))}. \`node e2e/bench/api.ts\` sends itinerary requests
from one visitor and from eight at a time. Each is followed by a no-op, \`GET /api/nothing\`, which goes the same way through both
Workers and is answered with 404 at once. Eight visitors wait for each other, which hides a part of the difference.

${writeApiTable(api.figures)}`;

/** Writes the document of the last complete runs. */
export function writeDocument(results: Results): string {
  const { scores, api } = results;
  const figures = Object.assign({}, ...Object.values(results).map((measurement) => measurement.figures));
  const visited = DEVICE_NAMES.flatMap((device) => (results[device] ? [{ device, visits: results[device] }] : []));
  const sections = [
    '# Speed',
    ...(visited.length > 0 ? [writeHow()] : []),
    `## Goals\n\n${writeGoalTable(figures)}`,
    ...(visited.length > 0
      ? ['## One visit\n\n![The requests of one visit of /locations on a phone, each as a bar](speed-waterfall.svg)']
      : []),
    ...visited.map(({ device, visits }) => writeDeviceSection(figures, device, visits, scores)),
    ...(api ? [writeApi(api)] : []),
  ];
  return `${sections.join('\n\n')}\n`;
}
