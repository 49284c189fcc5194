import { getValueAt } from '../../../src/lib/trail/heights.ts';
import { measureLine } from '../geodata/measure-line.ts';
import type { Geodata, Trail, TrailHeights } from '../geodata/read-geodata.ts';
import type { TrailTexts } from '../geodata/schema.ts';
import { getAscent } from '../import/get-ascent.ts';

function cutHeights({ source, profile }: TrailHeights, km: number): TrailHeights {
  const cut = [...profile.filter(([at]) => at < km), [km, Math.round(getValueAt(profile, km))] as const];
  return { source, profile: cut, ascentMetres: getAscent(cut) };
}

/** The first kilometres of a line, up to the last of its points that is not farther, there and back. */
function cut(trail: Trail, id: string, km: number): Trail {
  const { kilometres } = measureLine(trail.line);
  const count = kilometres.filter((at) => at <= km).length;
  const lengthKm = Math.round((kilometres[count - 1] ?? 0) * 100) / 100;
  return {
    ...trail,
    ...{ id, lengthKm, shape: 'out_and_back', line: trail.line.slice(0, count) },
    ...(trail.heights && { heights: cutHeights(trail.heights, lengthKm) }),
  };
}

/** Finds the surveyed line of which a page speaks: a whole one, or the beginning of one. */
export function findSurveyed(
  { trails }: Pick<Geodata, 'trails'>,
  { id, beginningOf }: Pick<TrailTexts['trails'][number], 'id' | 'beginningOf'>,
): Trail | undefined {
  const [own, longer] = [id, beginningOf?.id].map((name) => trails.find((each) => each.id === name));
  // A line that somebody has imported since is the better one.
  return own ?? (longer && beginningOf && cut(longer, id, beginningOf.km));
}
