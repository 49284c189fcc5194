import type { Steepness, SteepnessBand } from '../../../src/content/view-models/trail.ts';
import { type AlongTheWay, getValueAt } from '../../../src/lib/trail/heights.ts';

/** Where the next steepness begins, in percent. */
const STEEPNESS_LIMITS = [8, 15, 25] as const;
/** A way is measured in pieces of this length: a model with cells of 90 m knows nothing of shorter ones. */
const PIECE_KM = 0.25;

const getSteepness = (percent: number): Steepness => {
  const over = STEEPNESS_LIMITS.filter((limit) => Math.abs(percent) > limit).length;
  return over === 3 ? 3 : over === 2 ? 2 : over === 1 ? 1 : 0;
};

type Piece = { fromKm: number; toKm: number; percent: number };

/** The pieces of a way of about 250 m, with their gradient in percent; downhill it is negative. */
export function listPieces(heights: AlongTheWay): Piece[] {
  const length = heights.at(-1)?.[0] ?? 0;
  const count = Math.max(1, Math.round(length / PIECE_KM));
  const at = (index: number) => Math.round((length * index * 1000) / count) / 1000;
  return Array.from({ length: count }, (_, index) => {
    const [fromKm, toKm] = [at(index), at(index + 1)];
    const rise = getValueAt(heights, toKm) - getValueAt(heights, fromKm);
    return { fromKm, toKm, percent: rise / ((toKm - fromKm) * 10) };
  });
}

/** The steepness of a way, piece by piece; pieces of the same steepness are one band. */
export function listSteepness(heights: AlongTheWay): SteepnessBand[] {
  const bands: SteepnessBand[] = [];
  for (const { fromKm, toKm, percent } of listPieces(heights)) {
    const steepness = getSteepness(percent);
    const last = bands.at(-1);
    if (last?.steepness === steepness) last.toKm = toKm;
    else bands.push({ fromKm, toKm, steepness });
  }
  return bands;
}

/** Where a way climbs most: the gradient of that piece in whole percent, and where it begins. */
export function findSteepest(heights: AlongTheWay): { percent: number; km: number } {
  const steepest = listPieces(heights).reduce((most, piece) => (piece.percent > most.percent ? piece : most));
  return { percent: Math.round(steepest.percent), km: steepest.fromKm };
}
