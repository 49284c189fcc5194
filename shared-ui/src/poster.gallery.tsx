import { useState } from 'react';
import { Poster, type Tone } from './poster.tsx';
import { StubToggle } from './toggle.tsx';

const tones: Tone[] = ['canyon', 'lagoon', 'pine', 'spruce', 'dusk', 'ochre', 'steppe', 'slate'];
const title = (text: string) => <p className="display grow self-center px-4 text-h4">{text}</p>;

function Chosen() {
  const [chosen, setChosen] = useState(true);
  const stub = (
    <StubToggle label="Add to trip: example" text="Add" pressed={chosen} onToggle={() => setChosen(!chosen)} />
  );
  return (
    <div className="max-w-80">
      <Poster
        tone="pine"
        strip={
          <>
            {title('Pressed to choose')}
            {stub}
          </>
        }
      />
    </div>
  );
}

export default {
  'Strips without a picture': () => (
    <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      {tones.map((tone) => (
        <Poster key={tone} tone={tone} strip={title(tone)} />
      ))}
    </div>
  ),
  'With a picture': () => (
    <div className="max-w-80">
      <Poster tone="dusk" picture={<div className="aspect-4/3 bg-kraft" />} strip={title('A place')} />
    </div>
  ),
  Chosen,
};
