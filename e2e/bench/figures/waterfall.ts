import type { RequestKind } from '../../stack/request-waves.ts';

/** One bar of the picture: a request, in milliseconds since the navigation began. */
export type WaterfallRequest = {
  path: string;
  kind: RequestKind;
  bytes: number;
  sentAt: number;
  /** When the page received the beginning of its response. */
  respondedAt: number;
  endedAt: number;
};

/** A moment that is marked by a line. */
export type Mark = { name: string; at: number };

const WIDTH = 1040;
const ROW = 22;
const TOP = 72;
const BOTTOM = 40;
/** Where the bars begin, after the names, and where they end, before the sizes. */
const LEFT = 330;
const RIGHT = WIDTH - 78;
/** The longest name that fits beside the bars. */
const NAME_LENGTH = 44;

/** Colours that can be told apart on a light and on a dark ground. */
const COLORS: Readonly<Record<RequestKind, string>> = {
  document: '#3f7fd1',
  script: '#d98a1f',
  style: '#8d5fd3',
  font: '#d0567f',
  picture: '#2f9d6a',
  other: '#8a8f94',
};
const KINDS = Object.keys(COLORS) as RequestKind[];

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Shortens a path from its beginning, because the end names the file. */
const shorten = (path: string) => (path.length > NAME_LENGTH ? `…${path.slice(1 - NAME_LENGTH)}` : path);

/** A step between two lines of the scale so that there are at most ten of them. */
const chooseStep = (end: number) => [100, 200, 250, 500, 1000, 2000].find((step) => end / step <= 10) ?? 5000;

const formatSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2).replace(/\.?0+$/, '')} s`;

const drawText = (x: number, y: number, text: string, attributes = '') =>
  `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escapeText(text)}</text>`;

const drawLegend = () =>
  KINDS.map((kind, index) => {
    const x = LEFT + index * 104;
    return `<rect x="${x}" y="14" width="12" height="12" rx="2" fill="${COLORS[kind]}"/>${drawText(x + 18, 24, kind)}`;
  }).join('\n');

/**
 * Draws the requests of a page as an SVG picture: a bar each, pale until the page receives the response. Its texts have a colour that
 * can be read on a light and a dark ground.
 *
 * @param requests in the order in which they are drawn.
 */
export function drawWaterfall(title: string, requests: readonly WaterfallRequest[], marks: readonly Mark[]): string {
  const end = Math.max(1, ...requests.map(({ endedAt }) => endedAt), ...marks.map(({ at }) => at)) * 1.02;
  const height = TOP + requests.length * ROW + BOTTOM;
  const bottom = height - BOTTOM;
  const toX = (time: number) => Math.round((LEFT + ((RIGHT - LEFT) * time) / end) * 10) / 10;
  const step = chooseStep(end);
  const scale = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => {
    const x = toX(index * step);
    return `<path class="grid" d="M${x} ${TOP - 6}V${bottom}"/>${drawText(x, bottom + 16, formatSeconds(index * step), 'text-anchor="middle"')}`;
  });
  const bars = requests.map(({ path, kind, bytes, sentAt, respondedAt, endedAt }, index) => {
    const y = TOP + index * ROW;
    const draw = (from: number, to: number, opacity: number) =>
      `<rect x="${toX(from)}" y="${y + 3}" width="${Math.max(1, Math.round((toX(to) - toX(from)) * 10) / 10)}" height="${ROW - 8}" fill="${COLORS[kind]}" opacity="${opacity}"/>`;
    return [
      drawText(LEFT - 10, y + 15, shorten(path), 'text-anchor="end"'),
      draw(sentAt, respondedAt, 0.35),
      draw(respondedAt, endedAt, 1),
      drawText(RIGHT + 8, y + 15, `${(bytes / 1024).toFixed(1)} KB`),
    ].join('');
  });
  const lines = marks.map(({ name, at }, index) => {
    const x = toX(at);
    return `<path class="mark" d="M${x} ${TOP - 6}V${bottom}"/>${drawText(x, 46 + (index % 2) * 15, `${name} ${formatSeconds(at)}`, 'text-anchor="middle"')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#6b7178" role="img">
<title>${escapeText(title)}</title>
<style>.grid{stroke:#8a8f94;stroke-opacity:.25}.mark{stroke:#c2412d;stroke-dasharray:3 3}text{fill:#57606a}@media (prefers-color-scheme:dark){text{fill:#aeb6bf}}</style>
${[drawText(14, 24, title, 'font-weight="600"'), drawLegend(), ...scale, ...bars, ...lines].join('\n')}
</svg>
`;
}
