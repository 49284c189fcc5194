import { marketStall } from '../archetypes/market-stall.ts';
import { layers } from '../drawing/layers.ts';
import { awning, priceTags } from '../drawing/market-awning.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { drawBazaarHall } from '../scenery/bazaar-hall.ts';
import { type Crate, placeCrates } from '../scenery/market-goods.ts';

const lower: readonly Crate[] = [
  { good: 'apple', radius: 0.075, hasStalk: true },
  { good: 'persimmon', radius: 0.062 },
  { good: 'green', radius: 0.072, hasStalk: true },
  { good: 'pomegranate', radius: 0.082 },
  { good: 'golden', radius: 0.07 },
  { good: 'plum', radius: 0.052 },
  { good: 'apple', radius: 0.078, hasStalk: true, also: 'golden' },
];
const upper: readonly Crate[] = [
  { good: 'apricot', radius: 0.034, isMatt: true },
  { good: 'walnut', radius: 0.044, isMatt: true },
  { good: 'persimmon', radius: 0.036, isMatt: true, also: 'apricot' },
  { good: 'plum', radius: 0.026, isMatt: true },
  { good: 'kurt', radius: 0.034, isMatt: true },
  { good: 'apricot', radius: 0.05 },
  { good: 'green', radius: 0.03 },
  { good: 'pomegranate', radius: 0.08 },
  { good: 'walnut', radius: 0.036, isMatt: true },
];

export default {
  kind: 'location',
  title: 'Green Bazaar',
  alt: 'A bazaar stall piled with red apples, dried apricots, nuts, white kurt and cones of spice under a striped awning.',
  focus: [45, 62],
  color: 'canyon',
  traits: { time: 'morning', season: 'autumn', palette: 'canyon', viewpoint: 'close', archetype: 'market stall' },
  landscape: () =>
    marketStall({
      seed: 5,
      lower,
      upper,
      spices: ['paprika', 'turmeric', 'cumin', 'herbs', 'sumac', 'kurt', 'turmeric', 'paprika', 'cumin', 'herbs'],
      melons: 16,
      backdrop: drawBazaarHall(),
      draw: layers(timesOfDay.morning, awning, priceTags(placeCrates('lower', lower.length))),
    }),
} satisfies Scene;
