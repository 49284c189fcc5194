import { Poster } from './Poster.tsx';
import { SelectedMark } from './SelectedMark.tsx';

const markedPoster = (
  <Poster
    color="pine"
    picture={<div className="aspect-4/3 bg-kraft" />}
    caption={
      <>
        <p className="display grow self-center px-4 text-h4">In the trip</p>
        <SelectedMark />
      </>
    }
  />
);

export default {
  'On a poster': () => <div className="max-w-80">{markedPoster}</div>,
  'On a featured card': () => (
    <div data-featured="" className="max-w-xl">
      {markedPoster}
    </div>
  ),
};
