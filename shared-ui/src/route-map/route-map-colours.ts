/** Colours of a map's ways and names (docs/design-system.md, "Maps"): in light and in dark. */
const PAIRS = {
  land: ['#f1deb2', '#122b30'],
  road: ['#8a6a38', '#c3a36c'],
  casing: ['#fffdf8', '#0b1c20'],
  route: ['#10282c', '#ff9a80'],
  ink: ['#10282c', '#f7efdf'],
  halo: ['#fbf3e2', '#0c2024'],
} as const;

/** The colours of a map, as SVG takes them. */
export type RouteMapColours = Readonly<Record<keyof typeof PAIRS, string>>;

const writeColours = (write: (light: string, dark: string) => string) =>
  Object.fromEntries(
    Object.entries(PAIRS).map(([name, [light, dark]]) => [name, write(light, dark)]),
  ) as RouteMapColours;

/** Those of a page, which follow its scheme. */
export const PAGE_COLOURS = writeColours((light, dark) => `light-dark(${light},${dark})`);

/** Those of a picture, which has one scheme, and a land that is drawn already. */
export const PICTURE_COLOURS: RouteMapColours = { ...writeColours((light) => light), land: 'none' };
