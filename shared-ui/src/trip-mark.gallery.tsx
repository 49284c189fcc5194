import { Poster } from './poster.tsx';
import { TripMark } from './trip-mark.tsx';

const marked = (
  <Poster
    tone="pine"
    picture={<div className="aspect-4/3 bg-kraft" />}
    strip={
      <>
        <p className="display grow self-center px-4 text-h4">In the trip</p>
        <TripMark />
      </>
    }
  />
);

export default {
  'On a poster': () => <div className="max-w-80">{marked}</div>,
  'On a feature': () => (
    <div data-feature="" className="max-w-xl">
      {marked}
    </div>
  ),
};
