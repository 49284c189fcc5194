import { useState } from 'react';
import { Poster, type PosterColor } from './Poster.tsx';
import { TicketToggle } from './TicketToggle.tsx';

const colors: PosterColor[] = ['canyon', 'lagoon', 'pine', 'spruce', 'dusk', 'ochre', 'steppe', 'slate'];
const title = (text: string) => <p className="display grow self-center px-4 text-h4">{text}</p>;

function WithToggle() {
  const [isPressed, setPressed] = useState(true);
  const toggle = (
    <TicketToggle label="Add to trip: example" text="Add" pressed={isPressed} onToggle={() => setPressed(!isPressed)} />
  );
  return (
    <div className="max-w-80">
      <Poster
        color="pine"
        caption={
          <>
            {title('A selected location')}
            {toggle}
          </>
        }
      />
    </div>
  );
}

export default {
  'Captions without a picture': () => (
    <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {colors.map((color) => (
        <Poster key={color} color={color} caption={title(color)} />
      ))}
    </div>
  ),
  'With a picture': () => (
    <div className="max-w-80">
      <Poster color="dusk" picture={<div className="aspect-4/3 bg-kraft" />} caption={title('A location')} />
    </div>
  ),
  'With a toggle': WithToggle,
};
