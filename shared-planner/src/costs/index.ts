export type { Cost, CostLine, UnknownCost } from './cost.ts';
export { estimateCosts, getAmount, type TripCosts } from './estimate-costs.ts';
