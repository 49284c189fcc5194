import type { CSSProperties, ReactNode } from 'react';

/** The colours of poster captions; every picture has one (docs/design-system.md, "Posters"). */
export type PosterColor = 'canyon' | 'lagoon' | 'pine' | 'spruce' | 'dusk' | 'ochre' | 'steppe' | 'slate';

type Props = { color: PosterColor; picture?: ReactNode; caption: ReactNode; className?: string };

/**
 * A poster: a picture above a caption in the colour of the picture. It looks finished without a picture too. It has an
 * outline while a toggle inside it is pressed.
 */
export function Poster({ color, picture, caption, className = '' }: Props) {
  return (
    <div
      data-slot="poster"
      className={`poster-frame text-spruce outline-apple has-aria-pressed:outline-4 ${className}`}
      style={{ '--poster-color': `var(--color-${color})` } as CSSProperties}
    >
      {picture && <div className="relative mb-1.5 overflow-hidden bg-(--poster-color)">{picture}</div>}
      <div className="flex min-h-19 grow items-stretch print:min-h-9 tight:flex-col bg-(--poster-color) text-on-caption">
        {caption}
      </div>
    </div>
  );
}
