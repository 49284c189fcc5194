import { type Crate, marketStall, placeCrates } from '../archetypes/market-stall.ts';
import { layers } from '../drawing/layers.ts';
import { awning, priceTags } from '../drawing/market-awning.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { drawBazaarHall } from '../scenery/bazaar-hall.ts';

const lower: readonly Crate[] = [
  { good: 'apple', radius: 0.075, stalk: true },
  { good: 'persimmon', radius: 0.062 },
  { good: 'green', radius: 0.072, stalk: true },
  { good: 'pomegranate', radius: 0.082 },
  { good: 'golden', radius: 0.07 },
  { good: 'plum', radius: 0.052 },
  { good: 'apple', radius: 0.078, stalk: true, also: 'golden' },
];
const upper: readonly Crate[] = [
  { good: 'apricot', radius: 0.034, matt: true },
  { good: 'walnut', radius: 0.044, matt: true },
  { good: 'persimmon', radius: 0.036, matt: true, also: 'apricot' },
  { good: 'plum', radius: 0.026, matt: true },
  { good: 'kurt', radius: 0.034, matt: true },
  { good: 'apricot', radius: 0.05 },
  { good: 'green', radius: 0.03 },
  { good: 'pomegranate', radius: 0.08 },
  { good: 'walnut', radius: 0.036, matt: true },
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
