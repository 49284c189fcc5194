import type { LabelOffset, MapLabel } from '../../../src/lib/map/marks.ts';
import type { Projection } from '../../../src/lib/map/projection.ts';
import { getLabelBox, LabelPlacer } from '../labels/label-placer.ts';
import { measureText } from '../labels/text-width.ts';
import type { FixedMark, LevelRequest } from './label-levels.ts';
import { PIN_SIZE, type PlacedPin, SMALL_PIN_SIZE } from './pins.ts';

/** Text sizes of map.css in pixels. */
export const SIZES = { place: 15, chosen: 18, summit: 13, town: 14, water: 14, city: 22 } as const;
/** From a summit to the middle of what is painted for it, in pixels. */
const SUMMIT_SHIFT = 8;

/** A text with what it is placed for; the key is what gets the place. */
type Wanted<Key> = LevelRequest<Key>;

export const toRequest = (text: string, fontSize: number, gap: number, isHeavy: boolean) => ({
  gap,
  width: measureText(text, fontSize, isHeavy) + 4,
  lineHeight: fontSize + 4,
});

/** What a pin's name asks for. */
function toPinRequest({ also }: PlacedPin, text: string, isChosen = false) {
  const gap = (isChosen ? PIN_SIZE * 1.3 : also ? SMALL_PIN_SIZE : PIN_SIZE) + 4;
  return toRequest(text, isChosen ? SIZES.chosen : SIZES.place, gap, true);
}

/**
 * The name of the location whose map it is: beside the other pins if there is room, else over them. Only a name as wide as the map
 * has no place; it is the heading of the page.
 *
 * @returns the label, and the mark that keeps others off it.
 */
export function placeChosen(projection: Projection, pins: readonly PlacedPin[], chosen: PlacedPin, text: string) {
  const { dx = 0, dy = 0 } = chosen;
  const at = { x: chosen.x + dx, y: chosen.y + dy };
  const request = toPinRequest(chosen, text, true);
  const place = (obstacles: readonly PlacedPin[]) => {
    const placer = new LabelPlacer(projection);
    for (const pin of obstacles)
      placer.blockAround({ x: pin.x + (pin.dx ?? 0), y: pin.y + (pin.dy ?? 0) }, pin.also ? SMALL_PIN_SIZE : PIN_SIZE);
    return placer.place(at, request);
  };
  const { width: all } = projection;
  /** Below the pin, moved to the side as far as it would leave the map. */
  const below = (): LabelOffset | undefined =>
    request.width > all - 12
      ? undefined
      : {
          dx: Math.round(Math.min(Math.max(at.x, request.width / 2 + 6), all - request.width / 2 - 6) - at.x),
          dy: request.gap + SIZES.chosen,
          anchor: 'middle',
        };
  const label = place(pins.filter((pin) => pin !== chosen)) ?? place([]) ?? below();
  if (!label) return undefined;
  const { x, y, width, height } = getLabelBox(at, request, label);
  return {
    label: { ...label, dx: label.dx + dx, dy: label.dy + dy, text },
    mark: { x: x + width / 2, y: y + height / 2, halfWidth: width / 2, halfHeight: height / 2 } satisfies FixedMark,
  };
}

/**
 * The pins of the city come behind the others, and those also in Almaty last: they get what room is left. Without its name, an
 * arrow at the edge would say nothing.
 */
const rankPin = ({ also, category, edge }: PlacedPin) =>
  edge !== undefined ? 0 : also ? 2 : category === 'City Experience' ? 1 : 0;

export const wantPins = (pins: readonly PlacedPin[], names: ReadonlyMap<number, string>) =>
  [...pins]
    .sort((one, other) => rankPin(one) - rankPin(other))
    .map(
      (pin): Wanted<PlacedPin> => ({
        ...toPinRequest(pin, names.get(pin.id) ?? ''),
        ...pin,
        key: pin,
        from: Math.max(pin.from ?? 0, pin.also && pin.edge === undefined ? 1 : 0),
      }),
    );

export const wantLabel = (
  { kind, text, x, y, ...label }: Pick<MapLabel, 'kind' | 'text' | 'x' | 'y' | 'detail'>,
  gap: number,
  isHeavy = false,
): Wanted<Omit<MapLabel, 'dx' | 'dy'>> => ({
  ...toRequest(text, SIZES[kind], gap, isHeavy),
  ...{ x, y },
  ...(label.detail !== undefined && { lines: 2 }),
  ...(kind === 'summit' && { dy: SUMMIT_SHIFT }),
  key: { kind, text, x: Math.round(x), y: Math.round(y), ...label },
});
