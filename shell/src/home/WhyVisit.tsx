import { routes, SAMPLE_PLAN_PATH } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Picture } from '@almaty/ui/picture';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { ElevationProfile } from './ElevationProfile.tsx';
import { elevationPoints } from './elevation-profile.ts';
import { getHomePicture } from './pictures.ts';

/** The altitude of the longest bar, in metres. */
const HIGHEST = 3681;

const formatAltitude = (metres: number) => `${metres.toLocaleString('en')} m`;

/** The sizes of the picture of a bar, as in why-visit.css. On phones a smaller file is enough: only a part is visible. */
function getBarSizes(altitude: number): string {
  const width = `${Math.round((altitude / HIGHEST) * 94)}vw`;
  return `(width < 48rem) clamp(6rem, ${width}, 12rem), ${width}`;
}

/** The section "Why Visit Almaty?" (docs/specification.md, section 1) with the elevation profile. */
export function WhyVisit() {
  return (
    <section className="why">
      <div className="wrap why-head">
        <h2 className="display why-title">Why Visit Almaty?</h2>
        <div>
          <p className="text-lead">
            Breakfast on a café terrace, a mountain path by noon. City bus 12 ends at Medeu, 16 kilometres from the
            centre, where footpaths and a gondola begin.
          </p>
          <Link to={routes.planTrip} className={`mt-8 ${buttonClass({ variant: 'inverted' })}`}>
            Plan Your Visit
            <Icon name="arrow" />
          </Link>
          <p className="mt-4">
            <Link
              to={SAMPLE_PLAN_PATH}
              className="inline-flex min-h-11 items-center font-[680] underline decoration-2 underline-offset-5"
            >
              See a sample plan
            </Link>
          </p>
        </div>
      </div>
      <figure className="profile">
        <ElevationProfile />
        <ol aria-label="Heights above sea level">
          {elevationPoints.map(({ name, altitude, isApproximate, access, picture, x, y }) => (
            <li key={name} style={{ '--x': `${x}%`, '--y': `${y}%`, '--m': altitude } as CSSProperties}>
              <b className="display">{`${isApproximate ? 'about ' : ''}${formatAltitude(altitude)}`}</b>
              <span translate="no">{name}</span>
              <small>{access}</small>
              <div className="profile-bar">
                <Picture source={getHomePicture(picture)} alt="" sizes={getBarSizes(altitude)} from={160} />
              </div>
            </li>
          ))}
        </ol>
        <figcaption>
          By road from the city centre; on foot from the trailhead and back.
          {/* Narrow screens show no line. */}
          <span className="max-lg:hidden"> The line between the points is drawn.</span>
        </figcaption>
      </figure>
    </section>
  );
}
