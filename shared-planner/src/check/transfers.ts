import type { Gateway, PlanningData } from '../schema/index.ts';
import type { PlanItem } from '../schema/plan.ts';
import type { PlanRequest } from '../schema/plan-request.ts';

/** What a day has to do with arrival and departure: the nodes between which its transfers lead. */
export type TransferNodes = { arrival: Leg | undefined; departure: Leg | undefined };

type Leg = { from: string; to: string };

/**
 * The transfers that a day must have (docs/planner.md, H6). A gateway that is unknown, or at the home base, has none.
 *
 * @param isFirst whether it is the first day of the trip; @param isDeparture whether one leaves on it.
 */
export function getTransferNodes(
  { preferences: { arrival, departure } }: PlanRequest,
  { bases, gateways }: PlanningData,
  isFirst: boolean,
  isDeparture: boolean,
): TransferNodes {
  const home = bases[0]?.node;
  const findNode = (transfer: { gateway: string } | undefined) => {
    const node = gateways.find(({ id }: Gateway) => id === transfer?.gateway)?.node;
    return node === home ? undefined : node;
  };
  const [first, last] = [isFirst ? findNode(arrival) : undefined, isDeparture ? findNode(departure) : undefined];
  return {
    arrival: first !== undefined && home !== undefined ? { from: first, to: home } : undefined,
    departure: last !== undefined && home !== undefined ? { from: home, to: last } : undefined,
  };
}

/** Whether an item is a drive between the nodes of a transfer. */
export const isTransfer = (item: PlanItem | undefined, leg: Leg | undefined): boolean =>
  leg !== undefined && item?.type === 'drive' && item.from === leg.from && item.to === leg.to;
