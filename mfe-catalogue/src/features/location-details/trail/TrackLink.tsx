import * as m from '#messages';
import type { RouteFacts } from '../../../content/schema.ts';
import type { Trail } from '../../../content/view-models/trail.ts';
import { GpxLink } from './GpxLink.tsx';
import { createGpx } from './gpx.ts';

type Props = { trail: Trail; waypoints?: RouteFacts['waypoints']; className?: string };

/** A download of the line of a trail, with the named points of its location. */
export function TrackLink({ trail, waypoints = [], className = '' }: Props) {
  const { id, name, ownSource, osmRelation, heights, track } = trail;
  const line = ownSource === undefined ? m.trailLineOsm : m.trailLineFree({ source: ownSource });
  const note = m.trailGpxNote({ line, heights: heights?.source ?? 'none' });
  const gpx = createGpx(
    name,
    waypoints.map(({ value }) => value),
    { name, note, ownSource, osmRelation, points: track },
  );
  return (
    <GpxLink gpx={gpx} file={id} className={className}>
      {m.trailGpx}
    </GpxLink>
  );
}
