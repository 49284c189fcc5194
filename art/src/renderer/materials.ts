import { type Tones, tones } from './color.ts';

const RELIEF_EDGES = [0.24, 0.38, 0.55, 0.74];
const NEEDLE_EDGES = [0.17, 0.3, 0.46, 0.64];

/**
 * Tones of the natural materials in neutral daylight, from shadow to light (docs/art-direction.md).
 * `gradeTones` adapts them to a time of day.
 */
export const rock = tones(['#31465A', '#4F6573', '#84898A', '#C6B498', '#F0D9B0'], [0.24, 0.37, 0.52, 0.72]);
export const snow = tones(['#5F83AE', '#8CABC9', '#BFD2DF', '#F7E8D0', '#FFF7E6'], [0.24, 0.37, 0.5, 0.68]);
export const scree = tones(['#39455A', '#5C6672', '#8D8E8B', '#C2B49C', '#EAD9B8'], RELIEF_EDGES);
export const earth = tones(['#3B2A3A', '#6B4742', '#A5714F', '#D7A56C', '#F5D59A'], RELIEF_EDGES);
export const sand = tones(['#6B4A5C', '#A5735F', '#D9A56B', '#F3CD8A', '#FFE9B8'], [0.22, 0.36, 0.52, 0.72]);

export const grass: Record<'spring' | 'summer' | 'autumn' | 'winter' | 'steppe', Tones> = {
  spring: tones(['#1B3F3A', '#2F6148', '#6B9A4F', '#B5C862', '#EEE390'], RELIEF_EDGES),
  summer: tones(['#14343B', '#25504A', '#55804A', '#A3AE55', '#E2CE74'], RELIEF_EDGES),
  autumn: tones(['#2A2F2E', '#5A4630', '#9A6A34', '#D69A45', '#F2C66E'], RELIEF_EDGES),
  winter: snow,
  steppe: tones(['#3A3A44', '#665A4A', '#A08A52', '#D3B568', '#F2DC98'], RELIEF_EDGES),
};

export const needles: Record<'spring' | 'summer' | 'autumn' | 'winter', Tones> = {
  spring: tones(['#0F3034', '#17443F', '#2B6249', '#5C8C50', '#A9BF68'], NEEDLE_EDGES),
  summer: tones(['#0B2730', '#113A40', '#1F5349', '#417850', '#8BA257'], NEEDLE_EDGES),
  autumn: tones(['#17292D', '#2B3F36', '#6B5A33', '#B5793A', '#E8B058'], NEEDLE_EDGES),
  winter: tones(['#12273F', '#1A3A4E', '#2A5560', '#4F7C72', '#B9C79A'], NEEDLE_EDGES),
};

const LEAF_EDGES = [0.2, 0.34, 0.48, 0.62];

export const leaves: Record<'spring' | 'summer' | 'autumn' | 'blossom' | 'birch', Tones> = {
  spring: tones(['#1F4A3C', '#34704A', '#6FA352', '#AFCB66', '#E9E79A'], LEAF_EDGES),
  summer: tones(['#1B3F45', '#2B5F50', '#52844F', '#96AC55', '#D9D17A'], LEAF_EDGES),
  autumn: tones(['#5A2A2C', '#93442C', '#CB7030', '#EEA240', '#FFD478'], LEAF_EDGES),
  blossom: tones(['#8A3F6C', '#BC5F87', '#E58FA8', '#F8BFC6', '#FFE9E2'], LEAF_EDGES),
  birch: tones(['#4F4A2A', '#857030', '#BF9C3C', '#E8C658', '#FBE79A'], LEAF_EDGES),
};

export const timber = tones(['#2C1A2E', '#4A2B38', '#7A4A3E', '#AD7648', '#DDAE6E'], RELIEF_EDGES);
export const felt = tones(['#4B4E74', '#76759A', '#B5A9A4', '#EBD9B4', '#FFF3D6'], [0.22, 0.34, 0.5, 0.7]);
export const redFelt = tones(['#4A1B34', '#6F2438', '#A33A36', '#CE5B3E', '#EE8A55'], [0.22, 0.34, 0.5, 0.7]);
export const masonry = tones(['#33476B', '#5F7390', '#A9AFB4', '#EBD9BC', '#FFF0D2'], [0.2, 0.35, 0.52, 0.7]);
export const bark = tones(['#4A4A52', '#857C72', '#C9BBA2', '#F1E3C6', '#FFF6E0'], [0.16, 0.28, 0.42, 0.62]);
