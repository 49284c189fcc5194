import type { CSSProperties, ReactNode } from 'react';
import { Ridge } from './Ridge.tsx';

type Props = {
  /** The first line of the heading; line and word are one sentence. */
  line?: string;
  /** A word as wide as the page. */
  word: string;
  /** The content width divided by the font size at which the word fills it. */
  wordScale?: number;
  /** The alternative text of the ridge. */
  alt: string;
  caption?: string;
  children: ReactNode;
};

/** The top of a page as a poster: a heading with a word as wide as the page, behind a mountain ridge. */
export function Hero({ line, word, wordScale, alt, caption, children }: Props) {
  return (
    <section className="hero" style={wordScale ? ({ '--word-scale': wordScale } as CSSProperties) : undefined}>
      <div className="hero-art">
        <h1 tabIndex={-1} className="hero-title display">
          {line && <span className="hero-line">{`${line} `}</span>}
          <span className="hero-word">{word}</span>
        </h1>
        <Ridge alt={alt} />
      </div>
      <div className="hero-foot">{children}</div>
      {caption && <p className="hero-caption">{caption}</p>}
    </section>
  );
}
