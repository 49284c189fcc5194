import * as m from '#messages';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import type { CatalogueLocation, LocationFacts, RouteFacts } from '../../content/schema.ts';
import { describeRoad } from '../../content/view-models/describe-road.ts';
import type { LocationMap } from '../../content/view-models/location-map.ts';
import type { Trail } from '../../content/view-models/trail.ts';
import type { Position } from '../../lib/distance-and-bearing.ts';
import { describeDistance } from './describe-distance.ts';
import { LocationMapPoster } from './LocationMapPoster.tsx';
import { GpxLink } from './trail/GpxLink.tsx';
import { createGpx } from './trail/gpx.ts';

/** Links that open a position in map apps. */
function MapLinks({ name, position: { lat, lon } }: { name: string; position: Position }) {
  const label = encodeURIComponent(name);
  const links = [
    { app: m.positionMapApp, href: `geo:${lat},${lon}?q=${lat},${lon}(${label})` },
    { app: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${lat},${lon}` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?ll=${lat},${lon}&q=${label}` },
    { app: m.positionTwoGis, href: `https://2gis.kz/geo/${lon},${lat}` },
    { app: 'OpenStreetMap', href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=14/${lat}/${lon}` },
  ];
  return (
    <ul className="mt-2 print:hidden">
      {links.map(({ app, href }) => (
        // Only phones have an app for geo: addresses.
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

/** A download of the route's waypoints, where there is no line of it. */
function Waypoints({
  location: { name, slug },
  route: { waypoints },
  sourceIds,
}: PageSources & { location: CatalogueLocation; route: RouteFacts }) {
  const gpx = createGpx(
    name,
    waypoints.map(({ value }) => value),
  );
  return (
    <div className="mt-8">
      <GpxLink gpx={gpx} file={slug}>
        {m.positionGpx}
      </GpxLink>
      <p className="mt-2 text-note text-ink-2">
        {m.positionGpxPoints({ points: waypoints.map(({ value }) => value.name).join(', ') })}
        <Citation facts={waypoints} sourceIds={sourceIds} />
      </p>
    </div>
  );
}

type Props = PageSources & {
  location: CatalogueLocation;
  facts: LocationFacts;
  map?: LocationMap | undefined;
  trails?: readonly Trail[] | undefined;
};

/** The position of a location: the map around it, its distance, links to map apps, and its points as GPX. */
export function PositionSection({ location, facts, map, trails, sourceIds }: Props) {
  const { names, position, route } = facts;
  // The line of the route has its points.
  const hasTrack = trails?.some(({ drawing }) => drawing);
  if (!position) {
    return (
      <section
        aria-labelledby="where"
        className="break-inside-avoid lg:sticky lg:map-top lg:self-start print:static print:mt-6"
      >
        <h2 id="where" className="display text-h3 text-display">
          {m.positionTitle}
        </h2>
        <p className="mt-3">
          {m.positionUnknown({
            link: (content) => (
              <a
                href={`https://2gis.kz/almaty/search/${encodeURIComponent(names.ru.value)}`}
                rel="noreferrer"
                className="underline decoration-1 underline-offset-4"
              >
                {content}
              </a>
            ),
          })}
        </p>
      </section>
    );
  }
  return (
    <section
      aria-labelledby="where"
      className="break-inside-avoid lg:sticky lg:map-top lg:self-start print:static print:mt-6"
    >
      <h2 id="where" className="display text-h3 text-display">
        {m.positionTitle}
      </h2>
      {map && <LocationMapPoster id={location.id} name={location.name} map={map} title={describeRoad(facts)} />}
      <p className="mt-3">
        {describeDistance(position.value)}
        <Citation facts={[position]} sourceIds={sourceIds} />
      </p>
      {map?.hasStraightRoad && <p className="mt-1 text-note text-ink-2">{m.positionDashed}</p>}
      {map?.hasStraightWay && <p className="mt-1 text-note text-ink-2">{m.positionDotted}</p>}
      <h3 className="mt-6 font-[680] print:hidden">
        {position.about ? m.positionOpenSpot({ spot: position.about }) : m.positionOpen}
      </h3>
      {position.confidence === 'low' && <p className="text-note font-[620] text-apple-text">{m.positionApproximate}</p>}
      <MapLinks name={location.name} position={position.value} />
      {route && route.waypoints.length > 0 && !hasTrack && (
        <Waypoints location={location} route={route} sourceIds={sourceIds} />
      )}
    </section>
  );
}
