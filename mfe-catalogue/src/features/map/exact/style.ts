import type { Language } from '@almaty/languages';
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';

/** The colours of the exact map, as MapLibre reads them. */
export type MapColours = Readonly<
  Record<
    | 'land'
    | 'water'
    | 'street'
    | 'lane'
    | 'landmark'
    | 'border'
    | 'trail'
    | 'halo'
    | 'label'
    | 'labelHalo'
    | 'waterName',
    string
  >
>;

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>;

type Options = { tilesUrl: string; language: Language; colours: MapColours };

/** The font of the site. Its first name only says how bold: MapLibre draws the letters with it in the browser. */
const FONTS = ['"Commissioner Variable"', '"Commissioner Extended"'];
const BOLD = ['Commissioner Bold', ...FONTS];
const ITALIC = ['Commissioner Semibold Italic', ...FONTS];
export const LABEL_FONTS = FONTS;

/** Of everything but the grounds. */
export const TILES_SOURCE = 'region';
const SOURCE = { source: TILES_SOURCE } as const;

/** Widths that grow with the enlargement: a pair of zoom level and pixels each. */
const grow = (...stops: number[]): ExpressionSpecification => ['interpolate', ['exponential', 1.4], ['zoom'], ...stops];

const isClass = (...classes: string[]): ExpressionSpecification => ['in', ['get', 'class'], ['literal', classes]];

const getName = (language: Language): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${language}`],
  ['get', 'name'],
];

const createGround = ({ land, water, landmark, border }: MapColours): LayerSpecification[] => [
  { id: 'land', type: 'background', paint: { 'background-color': land } },
  { id: 'water', ...SOURCE, 'source-layer': 'water', type: 'fill', paint: { 'fill-color': water } },
  {
    ...{ id: 'river', ...SOURCE, 'source-layer': 'waterway', type: 'line' },
    paint: { 'line-color': water, 'line-width': grow(6, 1.5, 10, 3, 14, 5) },
  },
  {
    ...{ id: 'border', ...SOURCE, 'source-layer': 'boundary', type: 'line' },
    filter: ['==', ['get', 'admin_level'], 2],
    paint: { 'line-color': border, 'line-width': 1.6, 'line-opacity': 0.55, 'line-dasharray': [7, 2, 1, 2] },
  },
  {
    ...{ id: 'building', ...SOURCE, 'source-layer': 'building', type: 'fill', minzoom: 13 },
    paint: { 'fill-color': landmark },
  },
];

const createWays = ({ street, lane, trail, halo }: MapColours): LayerSpecification[] => {
  const ways = { ...SOURCE, 'source-layer': 'transportation', type: 'line' } as const;
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      ...{ id: 'lane', ...ways, layout, minzoom: 11, filter: isClass('minor', 'service', 'track') },
      paint: { 'line-color': lane, 'line-width': grow(11, 0.6, 14, 3, 17, 12) },
    },
    {
      ...{ id: 'street', ...ways, layout, filter: isClass('motorway', 'trunk', 'primary', 'secondary', 'tertiary') },
      paint: { 'line-color': street, 'line-width': grow(8, 0.8, 11, 1.6, 14, 5, 17, 18) },
    },
    {
      ...{ id: 'trail-casing', ...ways, layout, filter: isClass('path') },
      paint: { 'line-color': halo, 'line-width': grow(9, 2.5, 12, 6, 16, 9) },
    },
    {
      ...{ id: 'trail', ...ways, layout, filter: isClass('path') },
      paint: { 'line-color': trail, 'line-width': grow(9, 1.2, 12, 2.8, 16, 4.5) },
    },
  ];
};

/** Water, huts and rescue posts look as on the drawn maps. */
const createSigns = (): LayerSpecification => ({
  ...{ id: 'sign', ...SOURCE, 'source-layer': 'poi', type: 'circle', minzoom: 11 },
  filter: ['in', ['get', 'subclass'], ['literal', ['spring', 'drinking_water', 'alpine_hut', 'mountain_rescue']]],
  paint: {
    'circle-color': ['match', ['get', 'subclass'], 'alpine_hut', '#6b2329', 'mountain_rescue', '#43395f', '#0f5560'],
    'circle-radius': grow(11, 2.5, 14, 6),
    'circle-stroke-color': '#fffdf8',
    'circle-stroke-width': 1.5,
  },
});

const createLabels = (language: Language, { label, labelHalo, trail, waterName }: MapColours): LayerSpecification[] => {
  const name = getName(language);
  const paint = { 'text-color': label, 'text-halo-color': labelHalo, 'text-halo-width': 2 };
  const symbols = { ...SOURCE, type: 'symbol' } as const;
  const besides: SymbolLayout = { 'text-variable-anchor': ['left', 'right', 'top', 'bottom'], 'text-justify': 'auto' };
  const layers: LayerSpecification[] = [
    {
      ...{ id: 'street-name', ...symbols, 'source-layer': 'transportation_name', minzoom: 13 },
      filter: ['!', isClass('path')],
      layout: { 'text-field': name, 'text-font': BOLD, 'text-size': 13, 'symbol-placement': 'line' },
      paint,
    },
    {
      ...{ id: 'trail-name', ...symbols, 'source-layer': 'transportation_name', minzoom: 12 },
      filter: isClass('path'),
      layout: {
        'text-field': name,
        'text-font': BOLD,
        'text-size': 13,
        'symbol-placement': 'line',
        'text-offset': [0, -1],
        'text-max-angle': 70,
      },
      paint: { ...paint, 'text-color': trail },
    },
    {
      ...{ id: 'sign-name', ...symbols, 'source-layer': 'poi', minzoom: 13 },
      filter: ['in', ['get', 'subclass'], ['literal', ['alpine_hut', 'mountain_rescue']]],
      layout: { 'text-field': name, 'text-font': BOLD, 'text-size': 13, 'text-radial-offset': 0.8, ...besides },
      paint,
    },
    {
      ...{ id: 'summit', ...symbols, 'source-layer': 'mountain_peak', minzoom: 12 },
      layout: {
        ...{ 'text-field': '▲', 'text-font': BOLD, 'text-size': grow(12, 11, 15, 18) },
        // It is the place itself, and leaves its name room.
        ...{ 'text-allow-overlap': true, 'text-ignore-placement': true },
      },
      paint,
    },
    {
      ...{ id: 'summit-name', ...symbols, 'source-layer': 'mountain_peak', minzoom: 11 },
      layout: {
        'text-field': ['format', name, {}, '\n', {}, ['to-string', ['get', 'ele']], { 'font-scale': 0.9 }],
        ...{ 'text-font': BOLD, 'text-size': 13, 'text-radial-offset': 0.9, ...besides },
        'symbol-sort-key': ['-', ['coalesce', ['get', 'ele'], 0]],
      },
      paint,
    },
    {
      ...{ id: 'water-name', ...symbols, 'source-layer': 'water_name' },
      layout: { 'text-field': name, 'text-font': ITALIC, 'text-size': 14 },
      paint: { ...paint, 'text-color': waterName },
    },
    {
      ...{ id: 'town', ...symbols, 'source-layer': 'place', maxzoom: 14 },
      filter: isClass('city', 'town', 'village'),
      layout: {
        ...{ 'text-field': name, 'text-font': BOLD },
        'text-size': ['match', ['get', 'class'], 'city', 22, 14],
        'symbol-sort-key': ['match', ['get', 'class'], 'city', 0, 1],
      },
      paint,
    },
  ];
  return layers;
};

/** The style of the exact map in the colours of the site, for tiles in the words of OpenMapTiles (docs/maps.md). */
export const createStyle = ({ tilesUrl, language, colours }: Options): StyleSpecification => ({
  version: 8,
  sources: { [TILES_SOURCE]: { type: 'vector', url: `pmtiles://${tilesUrl}` } },
  layers: [...createGround(colours), ...createWays(colours), createSigns(), ...createLabels(language, colours)],
});
