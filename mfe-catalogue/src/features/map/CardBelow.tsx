import { useEffect, useRef } from 'react';
import type { MapProps } from './map-props.ts';

/** What is known of the pressed location, below a map that has no panel beside it. A press on the map brings it into view. */
export function CardBelow({ card, chosenId }: Pick<MapProps, 'card' | 'chosenId'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A press in the list shows the map instead. Safari gives a link that is pressed no focus.
    const isOfMap = box.current?.parentElement?.matches(':hover, :focus-within');
    if (chosenId !== undefined && isOfMap) box.current?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <div ref={box} className="scroll-mb-36 lg:hidden print:hidden">
      {card}
    </div>
  );
}
