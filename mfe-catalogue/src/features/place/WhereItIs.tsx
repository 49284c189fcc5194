import { buttonClass } from '@almaty/ui/button';
import type { Place, PlaceFacts, RouteFacts } from '../../content/schema.ts';
import { type Citations, Cited } from '../sources/Cited.tsx';
import type { Position } from './bearing.ts';
import { gpxOf } from './gpx.ts';
import { mapLinks } from './map-links.ts';
import { RingMap } from './RingMap.tsx';
import { ringsOf } from './rings.ts';

function MapLinks({ name, position }: { name: string; position: Position }) {
  return (
    <ul className="mt-2">
      {mapLinks(name, position).map(({ app, href }) => (
        <li key={app} className={href.startsWith('geo:') ? 'md:hidden' : ''}>
          <a
            href={href}
            rel="noreferrer"
            className="flex min-h-11 items-center border-t border-rule underline decoration-1 underline-offset-4"
          >
            {app}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The route's points as a file for a receiver or a map app. */
function GpxLink({ place: { name, slug }, route, citations }: Citations & { place: Place; route: RouteFacts }) {
  const file = gpxOf(
    name,
    route.points.map(({ value }) => value),
  );
  return (
    <div className="mt-8">
      <a
        href={`data:application/gpx+xml;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${slug}.gpx`}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        Download GPX
      </a>
      <p className="mt-2 text-note text-ink-2">
        {route.points.map(({ value }) => value.name).join(', ')}. Points only, no track.
        <Cited facts={route.points} citations={citations} />
      </p>
    </div>
  );
}

/** Where a place is, without a map: on rings around the city, and in the visitor's own map app. */
export function WhereItIs({
  place,
  facts: { point, route },
  citations,
}: Citations & { place: Place; facts: PlaceFacts }) {
  if (!point) {
    return (
      <section aria-labelledby="where">
        <h2 id="where" className="display text-h3 text-display">
          Where it is
        </h2>
        <p className="mt-3">Its exact position was not found in any source. Ask for it by name.</p>
      </section>
    );
  }
  const rings = ringsOf(point.value);
  return (
    <section aria-labelledby="where">
      <h2 id="where" className="display text-h3 text-display">
        Where it is
      </h2>
      <RingMap rings={rings} />
      <p className="mt-3">
        {rings.text}
        <Cited facts={[point]} citations={citations} />
      </p>
      <h3 className="mt-6 font-[680]">Open {point.about ?? 'it'} in</h3>
      {point.confidence === 'low' && (
        <p className="text-note font-[620] text-apple-text">The position is approximate: check before you go</p>
      )}
      <MapLinks name={place.name} position={point.value} />
      {route && route.points.length > 0 && <GpxLink place={place} route={route} citations={citations} />}
    </section>
  );
}
