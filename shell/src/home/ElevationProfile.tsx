import { elevationProfile } from '@almaty/pictures/elevation-profile';
import * as m from '#messages';

const { frame, scale, bands, ridge, range, water, snow, contours } = elevationProfile;
/** Closes a line along the bottom of the frame. */
const closeArea = `V${frame.height}H0z`;

/** The drawn mountains with the scale of altitudes. It is decorative: a list beside it has the same facts. */
export function ElevationProfile() {
  return (
    <div>
      {scale.map(({ altitude, y }) => (
        <span key={altitude} aria-hidden="true" className="profile-mark" style={{ top: `${y}%` }}>
          {m.elevationMetres({ metres: altitude })}
        </span>
      ))}
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="profile-line"
      >
        <clipPath id="profile-ground">
          <path d={ridge + closeArea} />
        </clipPath>
        <path d={range + closeArea} className="profile-range" />
        <g clipPath="url(#profile-ground)">
          {bands.map((bottom) => (
            <rect key={bottom} width={frame.width} height={bottom} className="profile-band" />
          ))}
          <path d={snow} className="profile-snow" />
          <path d={contours} className="profile-levels" />
        </g>
        <path d={water} className="profile-water" />
        <path d={ridge} className="profile-ridge" />
      </svg>
    </div>
  );
}
