/** Colours of the ground that every map has, drawn or exact (docs/design-system.md, "Maps"): in light and in dark. */
export const groundColours = {
  land: ['#f1deb2', '#122b30'],
  street: ['#fff4dc', '#4a4a35'],
  lane: ['#fff4dc', '#3a4138'],
  landmark: ['#6b2329', '#c9764f'],
  water: ['#3f8f99', '#2d7d88'],
  border: ['#10282c', '#f7efdf'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;
