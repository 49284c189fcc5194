import type { CSSProperties, ReactNode } from 'react';

type Props = { color: string; title: string; note?: string; children: ReactNode };

/** A map as a poster: a paper border, and a strip with its title and a figure. */
export const MapPoster = ({ color, title, note, children }: Props) => (
  <figure className="poster-frame p-2! text-spruce" style={{ '--poster-color': color } as CSSProperties}>
    {children}
    <figcaption className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 bg-(--poster-color) px-3.5 py-2.5 text-on-caption">
      <span className="display text-lg leading-tight tracking-tight">{title}</span>
      {note && <span className="shrink-0 text-note font-[640] whitespace-nowrap tabular-nums">{note}</span>}
    </figcaption>
  </figure>
);
