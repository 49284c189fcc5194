import * as m from '#messages';
import { MapCredit } from '../../../components/map/MapCredit.tsx';
import type { LocationFacts } from '../../../content/schema.ts';
import type { Trail } from '../../../content/view-models/trail.ts';
import { LineSource } from './LineSource.tsx';
import { TrackLink } from './TrackLink.tsx';
import { TrailFigures } from './TrailFigures.tsx';
import { TrailPoints } from './TrailPoints.tsx';

/** A walk that leads past a location, or from it to elsewhere, in words. */
export const NearbyWalk = ({ trail, facts }: { trail: Trail; facts: LocationFacts }) => (
  <section aria-labelledby={`walk-${trail.id}`} className="mt-16 border-t border-rule pt-6 print:mt-8">
    <p className="font-[680] text-ink-2">{m.trailWalkNear}</p>
    <h2 id={`walk-${trail.id}`} className="display mt-1 text-h3 text-display">
      {trail.name}
    </h2>
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-4 lg:grid-cols-2">
      <div>
        <p>{trail.introduction}</p>
        <TrackLink trail={trail} className="mt-5" />
      </div>
      <div>
        <TrailFigures trail={trail} facts={facts} className="exact-colors bg-kraft p-4 text-on-kraft" />
        <TrailPoints trail={trail} />
        <LineSource trail={trail} />
        <p className="mt-2 text-note text-ink-2">
          <MapCredit />
        </p>
      </div>
    </div>
  </section>
);
