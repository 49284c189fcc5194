import type { CSSProperties, ReactNode } from 'react';
import { Ridge } from './Ridge.tsx';

type Props = {
  /** The first line of the heading; with the letters it reads as one. */
  line?: string;
  /** The word as wide as the page. */
  letters: string;
  /** Width of the page's measure over the font size that lets the word fill it. */
  letterScale?: number;
  /** What the ridge shows. */
  alt: string;
  caption?: string;
  children: ReactNode;
};

/** A page's poster: one heading in letters as wide as the page, behind the ridge. */
export function Hero({ line, letters, letterScale, alt, caption, children }: Props) {
  return (
    <section className="hero" style={letterScale ? ({ '--letters': letterScale } as CSSProperties) : undefined}>
      <div className="hero-art">
        <h1 tabIndex={-1} className="hero-title display">
          {line && <span className="hero-line">{line} </span>}
          <span className="hero-letters">{letters}</span>
        </h1>
        <Ridge alt={alt} />
      </div>
      <div className="hero-foot">{children}</div>
      {caption && <p className="hero-caption">{caption}</p>}
    </section>
  );
}
