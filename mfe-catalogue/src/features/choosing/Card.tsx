import { Icon } from '@almaty/ui/icon';
import { Picture, type PictureEntry } from '@almaty/ui/picture';
import { Poster, type Tone } from '@almaty/ui/poster';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The wait before a card comes in: 0.1 s times its index (specification, section 9), at most 0.8 s (look.md). */
const entranceDelay = (index: number) => `${Math.min(index * 0.1, 0.8)}s`;

/** How wide a card is in one column, and at most in several. */
const SIZES = '(width < 48rem) 92vw, 26rem';
/** Cards that stand in the first screen of a large window. */
const EAGER = 2;

type Props = {
  index: number;
  name: string;
  description: string;
  tone: Tone;
  picture: PictureEntry;
  /** What is in the picture, where no page about it says so. */
  alt?: string;
  badge?: ReactNode;
  /** What is pressed to choose it. */
  stub: ReactNode;
  /** The level below the heading the cards stand under. */
  heading: 'h2' | 'h3';
  /** Where there is more about it. */
  to?: string;
  children?: ReactNode;
};

/** A thing to choose, as a printed poster: a strip with its name and the stub that adds it, its text below. */
export function Card({
  index,
  name,
  description,
  tone,
  picture,
  alt = '',
  badge,
  stub,
  heading: Heading,
  to,
  children,
}: Props) {
  return (
    <article
      style={{ animationDelay: entranceDelay(index) }}
      className="card-entrance group/card relative flex h-full flex-col contain-layout contain-style"
    >
      <Poster
        tone={tone}
        picture={
          <div className="aspect-4/3">
            <Picture entry={picture} alt={alt} sizes={SIZES} eager={index < EAGER} />
          </div>
        }
        strip={
          <>
            <Heading className="display flex min-w-0 grow items-center py-3.5 pr-2 pl-4 text-[1.375rem] leading-none tracking-tight uppercase">
              {to ? (
                // The whole card is pressed, and is one stop for the keyboard.
                <Link to={to} className="outline-offset-6 after:absolute after:inset-0 focus-visible:outline-on-strip">
                  {name}
                </Link>
              ) : (
                name
              )}
            </Heading>
            {stub}
          </>
        }
      />
      <div className="flex flex-col items-start gap-2 px-0.5 pt-4">
        {badge}
        <p className="text-base leading-[1.46]">{description}</p>
        {children}
        {to && (
          <span
            aria-hidden="true"
            className="mt-auto inline-flex items-center gap-2 pt-1 font-[680] text-display group-hover/card:underline"
          >
            Details
            <Icon name="arrow" />
          </span>
        )}
      </div>
    </article>
  );
}
