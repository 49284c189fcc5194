import { useState } from 'react';
import { TicketToggle } from './TicketToggle.tsx';

function Toggle({ isPressed: initial }: { isPressed: boolean }) {
  const [isPressed, setPressed] = useState(initial);
  return (
    <div className="flex h-24 w-fit bg-pine">
      <TicketToggle
        label="Add to trip: example"
        text={isPressed ? 'In trip' : 'Add'}
        pressed={isPressed}
        onToggle={() => setPressed(!isPressed)}
      />
    </div>
  );
}

export default { 'Not pressed': () => <Toggle isPressed={false} />, Pressed: () => <Toggle isPressed /> };
