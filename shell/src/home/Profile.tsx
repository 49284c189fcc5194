import { bands, FRAME, levelPath, rangePath, ridgePath, scale, snowPath } from './profile.ts';

const { width, height } = FRAME;
const ridge = ridgePath();
const ground = `V${height}H0z`;

/** The mountains of the climb, and the scale of their heights; what they say stands in the list beside them. */
export function Profile() {
  return (
    <div>
      {scale.map((mark) => (
        <span key={mark.height} aria-hidden="true" className="profile-mark" style={{ top: `${mark.y}%` }}>
          {mark.height.toLocaleString('en')} m
        </span>
      ))}
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="profile-line">
        <clipPath id="profile-ground">
          <path d={ridge + ground} />
        </clipPath>
        <path d={rangePath() + ground} className="profile-range" />
        <g clipPath="url(#profile-ground)">
          {bands.map((bottom) => (
            <rect key={bottom} width={width} height={bottom} className="profile-band" />
          ))}
          <path d={snowPath()} className="profile-snow" />
          <path d={levelPath()} className="profile-levels" />
        </g>
        <path d={ridge} className="profile-ridge" />
      </svg>
    </div>
  );
}
