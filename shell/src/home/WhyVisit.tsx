import { routes, SAMPLE_PLAN_PATH } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Picture } from '@almaty/ui/picture';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#messages';
import { ElevationProfile } from './ElevationProfile.tsx';
import { elevationPoints } from './elevation-profile.ts';
import { getHomePicture } from './pictures.ts';

/** The altitude of the longest bar, in metres. */
const HIGHEST = 3681;

/** The sizes of the picture of a bar, as in why-visit.css. On phones a smaller file is enough: only a part is visible. */
function getBarSizes(altitude: number): string {
  const width = `${Math.round((altitude / HIGHEST) * 94)}vw`;
  return `(width < 48rem) clamp(6rem, ${width}, 12rem), ${width}`;
}

/** Narrow screens show no line. */
const renderDrawn = (sentence: ReactNode) => <span className="max-lg:hidden">{sentence}</span>;

/** The section "Why Visit Almaty?" (docs/specification.md, section 1) with the elevation profile. */
export function WhyVisit() {
  return (
    <section className="why">
      <div className="wrap why-head">
        <h2 className="display why-title">{m.whyVisitTitle}</h2>
        <div>
          <p className="text-lead">{m.whyVisitText}</p>
          <Link to={routes.planTrip} className={`mt-8 ${buttonClass({ variant: 'inverted' })}`}>
            {m.whyVisitLink}
            <Icon name="arrow" />
          </Link>
          <p className="mt-4">
            <Link
              to={SAMPLE_PLAN_PATH}
              className="inline-flex min-h-11 items-center font-[680] underline decoration-2 underline-offset-5"
            >
              {m.whyVisitSample}
            </Link>
          </p>
          <p>
            <Link
              to={routes.offline}
              className="inline-flex min-h-11 items-center font-[680] underline decoration-2 underline-offset-5"
            >
              {m.offlineLink}
            </Link>
          </p>
        </div>
      </div>
      <figure className="profile">
        <ElevationProfile />
        <ol aria-label={m.elevationName}>
          {elevationPoints.map(({ name, altitude, isApproximate, access, picture, x, y }) => (
            <li key={name} style={{ '--x': `${x}%`, '--y': `${y}%`, '--m': altitude } as CSSProperties}>
              <b className="display">
                {isApproximate ? m.elevationAboutMetres({ metres: altitude }) : m.elevationMetres({ metres: altitude })}
              </b>
              <span translate="no">{name}</span>
              <small>{access}</small>
              <div className="profile-bar">
                <Picture source={getHomePicture(picture)} alt="" sizes={getBarSizes(altitude)} from={160} />
              </div>
            </li>
          ))}
        </ol>
        <figcaption>{m.elevationCaption({ drawn: renderDrawn })}</figcaption>
      </figure>
    </section>
  );
}
