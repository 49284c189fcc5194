import type { CSSProperties, ReactNode } from 'react';

/** The colours a caption is printed in; each picture has one (look.md, "Poster strips"). */
export type PosterColor = 'canyon' | 'lagoon' | 'pine' | 'spruce' | 'dusk' | 'ochre' | 'steppe' | 'slate';

type Props = { color: PosterColor; picture?: ReactNode; caption: ReactNode; className?: string };

/**
 * A printed poster: its picture, if there is one yet, above a caption of its colour. Without one it looks finished too.
 * It is framed while something in it is pressed.
 */
export function Poster({ color, picture, caption, className = '' }: Props) {
  return (
    <div
      data-slot="poster"
      className={`poster-frame text-spruce outline-apple has-aria-pressed:outline-4 ${className}`}
      style={{ '--poster-color': `var(--color-${color})` } as CSSProperties}
    >
      {picture && <div className="relative mb-1.5 overflow-hidden bg-(--poster-color)">{picture}</div>}
      <div className="flex min-h-19 grow items-stretch bg-(--poster-color) text-on-caption">{caption}</div>
    </div>
  );
}
