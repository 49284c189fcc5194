import { Button } from '@almaty/ui/button';
import { type ComponentType, type Ref, useState } from 'react';
import * as m from '#messages';
import type { ExactMapProps } from './ExactMap.tsx';
import { openExactMap } from './open-exact-map.ts';

type Props = {
  /** The button, which has the focus again when the exact map is closed. */
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onOpen: (ExactMap: ComponentType<ExactMapProps>) => void;
  onClose: () => void;
};

/** The button that opens the exact map in the place of a drawn one, and closes it, with what it costs or why it does not open. */
export function ExactMapControl({ ref, isOpen, onOpen, onClose }: Props) {
  const [text, setText] = useState<string>(m.mapExactNote);
  const open = async () => {
    setText(m.mapExactLoading);
    const opened = await openExactMap();
    setText(opened.text ?? m.mapExactNote);
    if (opened.ExactMap) onOpen(opened.ExactMap);
  };
  return (
    <>
      <Button ref={ref} variant="outline" size="sm" onClick={isOpen ? onClose : open}>
        {isOpen ? m.mapExactClose : m.mapExactOpen}
      </Button>
      <p role="status" className="min-w-0 grow basis-64 text-note text-ink-2">
        {isOpen ? '' : text}
      </p>
    </>
  );
}
