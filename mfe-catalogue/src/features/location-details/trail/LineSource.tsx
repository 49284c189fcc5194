import * as m from '#messages';
import type { Trail } from '../../../content/view-models/trail.ts';

/** Whose a line is, where it is not of OpenStreetMap. */
export const LineSource = ({ trail: { ownSource } }: { trail: Trail }) =>
  ownSource !== undefined && (
    <p className="mt-2 text-note text-ink-2">{m.trailLine({ line: m.trailLineFree({ source: ownSource }) })}</p>
  );
