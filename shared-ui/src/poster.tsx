import type { CSSProperties, ReactNode } from 'react';

/** The colours a strip is printed in; each picture has one (look.md, "Poster strips"). */
export type Tone = 'canyon' | 'lagoon' | 'pine' | 'spruce' | 'dusk' | 'ochre' | 'steppe' | 'slate';

type Props = { tone: Tone; picture?: ReactNode; strip: ReactNode; className?: string };

/**
 * A printed poster: its picture, if there is one yet, above a strip of its colour. Without one it looks finished too.
 * It is framed while something in it is pressed.
 */
export function Poster({ tone, picture, strip, className = '' }: Props) {
  return (
    <div
      data-slot="poster"
      className={`print text-spruce outline-apple has-aria-pressed:outline-4 ${className}`}
      style={{ '--tone': `var(--color-${tone})` } as CSSProperties}
    >
      {picture && <div className="relative mb-1.5 overflow-hidden bg-(--tone)">{picture}</div>}
      <div className="flex min-h-19 grow items-stretch bg-(--tone) text-on-strip">{strip}</div>
    </div>
  );
}
