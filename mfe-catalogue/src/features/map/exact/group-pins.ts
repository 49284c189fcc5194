/** What stands at a place of the map, in pixels. */
type Placed = { x: number; y: number };

/**
 * Groups pins that would cover each other. Each joins the first group whose first pin is near; the order decides which that is.
 *
 * @param distance in pixels, below which two pins have no room beside each other.
 */
export function groupPins<Pin extends Placed>(pins: readonly Pin[], distance: number): Pin[][] {
  const groups: Pin[][] = [];
  for (const pin of pins) {
    const near = groups.find(([first]) => first && Math.hypot(first.x - pin.x, first.y - pin.y) < distance);
    if (near) near.push(pin);
    else groups.push([pin]);
  }
  return groups;
}
