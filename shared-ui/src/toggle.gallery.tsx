import { useState } from 'react';
import { TicketToggle } from './toggle.tsx';

function Stub({ pressed: start }: { pressed: boolean }) {
  const [pressed, setPressed] = useState(start);
  return (
    <div className="flex h-24 w-fit bg-pine">
      <TicketToggle
        label="Add to trip: example"
        text={pressed ? 'In trip' : 'Add'}
        pressed={pressed}
        onToggle={() => setPressed(!pressed)}
      />
    </div>
  );
}

export default { 'Not pressed': () => <Stub pressed={false} />, Pressed: () => <Stub pressed /> };
