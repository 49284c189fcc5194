import * as m from '#messages';
import type { RouteFacts } from '../../../content/schema.ts';
import type { Trail } from '../../../content/view-models/trail.ts';
import { GpxLink } from './GpxLink.tsx';
import { createGpx } from './gpx.ts';

type Props = { trail: Trail; waypoints?: RouteFacts['waypoints']; className?: string };

/** A download of the line of a trail, with the named points of its location. */
export function TrackLink({ trail: { id, name, osmRelation, track }, waypoints = [], className = '' }: Props) {
  const gpx = createGpx(
    name,
    waypoints.map(({ value }) => value),
    { name, note: m.trailGpxNote, osmRelation, points: track },
  );
  return (
    <GpxLink gpx={gpx} file={id} className={className}>
      {m.trailGpx}
    </GpxLink>
  );
}
