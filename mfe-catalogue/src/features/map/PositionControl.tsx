import { Button } from '@almaty/ui/button';
import { useState } from 'react';
import * as m from '#messages';
import type { Frame } from '../../lib/map/frames.ts';
import type { Point } from '../../lib/map/projection.ts';
import { findPosition } from './find-position.ts';

type Props = { frame: Frame; onFind: (point: Point | undefined) => void };

/** The button that shows on a frame where the visitor is, and what it found. */
export function PositionControl({ frame, onFind }: Props) {
  const [text, setText] = useState<string>('');
  const find = async () => {
    setText(m.mapSearching);
    const found = await findPosition(frame);
    setText(found.text);
    onFind(found.point);
  };
  return (
    <>
      <Button variant="text" size="sm" onClick={find} className="ml-auto">
        {m.mapWhere}
      </Button>
      <p role="status" className="basis-full text-note empty:hidden">
        {text}
      </p>
    </>
  );
}
