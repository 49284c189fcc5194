import { type Count, MONITOR, PAGE_VIEW, PLAN_REQUEST, SWEEP } from './counts.ts';
import { PLAN_PRICE, PRICES, type Unit } from './prices.ts';

const MINUTES_OF_MONTH = 30 * 24 * 60;

/** How much of something a month has. */
type Usage = { count: Count; times: number };

/** What a unit takes in a month, and costs beyond what is included, in US dollars. */
type Line = { unit: Unit; amount: number; dollars: number };

/** The costs of a month with so many page views. */
export type Costs = { views: number; lines: readonly Line[]; total: number };

const UNITS = Object.keys(PRICES) as Unit[];

const listUsage = (views: number, viewsPerRequest: number): Usage[] => [
  { count: PAGE_VIEW, times: views },
  { count: PLAN_REQUEST, times: views / viewsPerRequest },
  { count: SWEEP, times: MINUTES_OF_MONTH / 5 },
  { count: MONITOR, times: MINUTES_OF_MONTH },
];

/** The price of an amount beyond what is included. */
function price(unit: Unit, amount: number): number {
  const { included, perMillion } = PRICES[unit];
  return (Math.max(0, amount - included) / 1e6) * perMillion;
}

/**
 * Computes what a month costs.
 *
 * @param views how many pages are viewed.
 * @param viewsPerRequest after how many views somebody asks for a plan.
 */
export function computeCosts(views: number, viewsPerRequest: number): Costs {
  const usage = listUsage(views, viewsPerRequest);
  const lines = UNITS.map((unit) => {
    const amount = usage.reduce((sum, { count, times }) => sum + (count.units[unit] ?? 0) * times, 0);
    return { unit, amount, dollars: price(unit, amount) };
  });
  return { views, lines, total: lines.reduce((sum, { dollars }) => sum + dollars, PLAN_PRICE) };
}
