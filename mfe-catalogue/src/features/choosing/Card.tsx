import { Icon } from '@almaty/ui/icon';
import { Poster } from '@almaty/ui/poster';
import type { PosterSource } from '@almaty/ui/poster-source';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Glance } from '../../content/glance.ts';
import { PosterPicture } from './PosterPicture.tsx';
import { SeasonRuler } from './SeasonRuler.tsx';

/** The wait before a card comes in: 0.1 s times its index (specification, section 9), at most 0.8 s (look.md). */
const entranceDelay = (index: number) => `${Math.min(index * 0.1, 0.8)}s`;

/** How wide a card is in one column, and at most in several. */
const SIZES = '(width < 48rem) 92vw, 26rem';
const FEATURE_SIZES = '(width < 48rem) 92vw, (width < 64rem) 90vw, 52rem';
/** Letters of a name that may take three lines: smaller, they fit a strip as high as its neighbours'. */
const LONG = 18;
/** Cards that stand in the first screen of a large window. */
const EAGER = 2;

type Props = {
  index: number;
  /** A larger card, before others. */
  feature: boolean;
  name: string;
  description: string;
  picture: PosterSource;
  /** What is in the picture, where no page says more about it. */
  alt?: string;
  badge?: ReactNode;
  /** What is pressed to choose it. */
  stub: ReactNode;
  /** The level below the heading the cards stand under. */
  heading: 'h2' | 'h3';
  /** Where there is more about it. */
  to?: string;
  glance?: Glance | undefined;
  children?: ReactNode;
};

/** A thing to choose, as a printed poster: a strip with its name and the stub that adds it, its text below. */
export function Card({
  index,
  feature,
  name,
  description,
  picture,
  alt = `Illustration of ${name}`,
  badge,
  stub,
  heading: Heading,
  to,
  glance,
  children,
}: Props) {
  return (
    <article
      data-featured={feature ? '' : undefined}
      style={{ animationDelay: entranceDelay(index) }}
      className="card-entrance group/card relative flex h-full break-inside-avoid flex-col contain-layout contain-style"
    >
      <Poster
        color={picture.color}
        className={feature ? 'grow lg:p-3.5 lg:*:first:min-h-80 lg:*:first:grow lg:*:last:grow-0' : ''}
        picture={
          <PosterPicture
            {...(feature && { shape: 'aspect-4/5 md:aspect-video lg:absolute lg:inset-0 lg:aspect-auto' })}
            {...{ source: picture, alt, badge }}
            sizes={feature ? FEATURE_SIZES : SIZES}
            eager={index < EAGER}
          />
        }
        caption={
          <>
            <Heading
              className={`display flex min-w-0 grow items-center py-2 pr-2 pl-4 leading-none tracking-tight uppercase ${name.length > LONG ? 'text-xl' : 'text-[1.375rem]'} in-data-featured:min-h-26 in-data-featured:text-[min(2.375rem,7.4vw)] in-data-featured:leading-[0.9] lg:in-data-featured:min-h-31 lg:in-data-featured:pl-6 lg:in-data-featured:text-[clamp(2.5rem,4.3vw,3.875rem)]`}
            >
              {to ? (
                // The whole card is pressed, and is one stop for the keyboard.
                <Link
                  to={to}
                  className="outline-offset-6 after:absolute after:inset-0 focus-visible:outline-on-caption"
                >
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
      <div
        className={`flex flex-col items-start gap-2 px-0.5 pt-4 ${feature ? '' : 'grow'} ${glance ? 'lg:in-data-featured:grid lg:in-data-featured:grid-cols-[1fr_auto] lg:in-data-featured:gap-x-8' : ''}`}
      >
        {glance && <SeasonRuler {...glance} />}
        <p className="text-base leading-[1.46] in-data-featured:text-lg lg:in-data-featured:col-start-1 lg:in-data-featured:row-start-1 lg:in-data-featured:row-end-3">
          {description}
        </p>
        {glance && (
          <p className="text-note text-ink-2 tabular-nums lg:in-data-featured:max-w-56">
            {glance.captions.join(' · ')}
          </p>
        )}
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
