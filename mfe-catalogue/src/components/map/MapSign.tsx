import type { SignKind } from '../../lib/map/marks.ts';
import './map.css';

const SIGN_SHAPES: Readonly<Record<SignKind, { shape: string; mark?: string }>> = {
  spring: {
    shape: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    mark: 'M0-4.2c2 2.7 3 4 3 5.2a3 3 0 0 1-6 0c0-1.2 1-2.5 3-5.2z',
  },
  water: {
    shape: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    mark: 'M0-4.2c2 2.7 3 4 3 5.2a3 3 0 0 1-6 0c0-1.2 1-2.5 3-5.2z',
  },
  hut: { shape: 'M0-9.5L9-2V8H-9V-2z', mark: 'M-2.5 8V1.5h5V8z' },
  rescue: {
    shape: 'M-8-8H8V8H-8z',
    mark: 'M-1.6-5h3.2v3.4h3.4v3.2h-3.4v3.4h-3.2v-3.4h-3.4v-3.2h3.4z',
  },
  town: { shape: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z' },
};

/** A sign of a map with its centre at the origin, in an SVG of the class `map`. */
export const MapSign = ({ kind }: { kind: SignKind }) => (
  <>
    <path d={SIGN_SHAPES[kind].shape} className={`map-sign map-${kind}`} />
    {SIGN_SHAPES[kind].mark && <path d={SIGN_SHAPES[kind].mark} className="map-sign-mark" />}
  </>
);
