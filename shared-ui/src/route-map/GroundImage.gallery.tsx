import { DARK_GROUND } from './dark-ground.ts';
import { GroundImage } from './GroundImage.tsx';

/** A ground as the catalogue releases them, with one colour. */
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" id="${DARK_GROUND}" width="336" height="236"><style>path{fill:#f1deb2}#${DARK_GROUND}:target path{fill:#122b30}</style><path d="M0 0h336v236H0z"/></svg>`;

export default {
  'In the colours of the scheme': () => (
    <svg viewBox="0 0 336 236" role="img" aria-label="A ground without anything on it" className="block max-w-84">
      <GroundImage path={`data:image/svg+xml,${encodeURIComponent(GROUND)}`} width={336} height={236} />
    </svg>
  ),
};
