import { Icon } from '@almaty/ui/icon';
import { Poster } from '@almaty/ui/poster';
import type { PosterSource } from '@almaty/ui/poster-source';
import { StaticContent } from '@almaty/ui/static-content';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import type { CardSummary } from '../../content/view-models/card-summary.ts';
import { countLetters } from '../../lib/count-letters.ts';
import { FROM_LIST } from '../../lib/way-back.ts';
import { AccessStamp } from '../access/AccessStamp.tsx';
import { PosterPicture } from './PosterPicture.tsx';
import { SeasonBar } from './SeasonBar.tsx';

/** The delay of a card's entrance: 0.1 s times its index (docs/specification.md, section 9), at most 0.8 s. */
const getEntranceDelay = (index: number) => `${Math.min(index * 0.1, 0.8)}s`;

/** Where a card stands in its grid. */
export type CardPlace = {
  index: number;
  /** Whether the card is larger than the others. */
  isFeatured: boolean;
  /** The `sizes` of its picture. */
  sizes: string;
  /** Whether the first window shows its picture, on phones too. */
  isInFirstWindow: boolean;
};

type Props = CardPlace & {
  name: string;
  description: string;
  picture: PosterSource;
  /** The alternative text of the picture. */
  alt?: string;
  badge?: ReactNode;
  /** Whether the poster says that it is drawn: not where a page of its own does. */
  isLabelled?: boolean;
  /** The button that adds the item to the itinerary. It reads the selection, so that a press renders no card again. */
  addButton: ReactNode;
  /** The level below the heading that the card stands under. */
  heading: 'h2' | 'h3';
  /** The path of the details page, if there is one. */
  to?: string;
  summary?: CardSummary | undefined;
  /** More of the text below the poster; nothing in it may change. */
  children?: ReactNode;
};

/**
 * The size of a title, featured or not: less than usual when its longest word would be broken. A capital is at most 0.82 em
 * wide.
 */
const TITLE_SIZE =
  'text-[clamp(0.7rem,122cqi/var(--letters),var(--usual,1.25rem))] in-data-featured:[--usual:2.375rem] lg:in-data-featured:[--usual:clamp(2.5rem,4.3vw,3.875rem)] print:text-[min(0.75rem,122cqi/var(--letters))]!';

/** A location or an activity as a poster: picture, caption with name and add button, and the text below. */
export function Card({
  index,
  isFeatured,
  sizes,
  isInFirstWindow,
  name,
  description,
  picture,
  alt = m.cardIllustrationOf({ what: name }),
  badge,
  isLabelled = false,
  addButton,
  heading: Heading,
  to,
  summary,
  children,
}: Props) {
  return (
    <article
      data-featured={isFeatured ? '' : undefined}
      style={{ animationDelay: getEntranceDelay(index) }}
      className="group/card relative flex h-full break-inside-avoid flex-col contain-layout contain-style print:flex-row print:gap-3"
    >
      <Poster
        color={picture.color}
        className={`print:w-32 print:p-0! print:shrink-0 print:self-start ${isFeatured ? 'grow lg:p-3.5 lg:*:first:min-h-80 lg:*:first:grow lg:*:last:grow-0 print:*:first:min-h-0 print:*:first:grow-0' : ''}`}
        picture={
          <PosterPicture
            {...(isFeatured && {
              shape: 'aspect-4/5 md:aspect-video lg:absolute lg:inset-0 lg:aspect-auto print:static print:aspect-4/3',
            })}
            {...{ source: picture, alt, badge, isLabelled }}
            stamp={summary && <AccessStamp {...summary} />}
            sizes={sizes}
            eager={isInFirstWindow}
          />
        }
        caption={
          <>
            <Heading className="display @container flex grow items-center wrap-anywhere py-2 pr-2 pl-4 leading-none tracking-tight uppercase in-data-featured:min-h-26 in-data-featured:leading-[0.9] lg:in-data-featured:min-h-32 lg:in-data-featured:pl-6 print:min-h-11! print:pl-2.5!">
              <span style={{ '--letters': countLetters(name) } as CSSProperties} className={TITLE_SIZE}>
                {to ? (
                  // The link covers the card, so that a press anywhere follows it, and the card is one tab stop.
                  <Link
                    to={to}
                    translate="no"
                    state={FROM_LIST}
                    className="outline-offset-6 after:absolute after:inset-0 focus-visible:outline-on-caption"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
            </Heading>
            {addButton}
          </>
        }
      />
      <StaticContent
        className={`flex flex-col items-start gap-2 px-0.5 pt-4 print:flex! print:gap-1 print:pt-0 ${isFeatured ? '' : 'grow'} ${summary ? 'lg:in-data-featured:grid lg:in-data-featured:grid-cols-[1fr_auto] lg:in-data-featured:grid-rows-[auto_1fr] lg:in-data-featured:gap-x-8' : ''}`}
      >
        {summary && <SeasonBar bestMonths={summary.bestMonths} />}
        <p className="text-base leading-[1.46] print:text-sm/snug! in-data-featured:text-lg lg:in-data-featured:col-start-1 lg:in-data-featured:row-start-1 lg:in-data-featured:row-end-3">
          {description}
        </p>
        {summary && (
          <p className="text-note text-ink-2 tabular-nums lg:in-data-featured:max-w-56">
            {summary.details.join(' · ')}
          </p>
        )}
        {children}
        {to && (
          <span
            aria-hidden="true"
            className="mt-auto inline-flex items-center gap-2 pt-1 print:hidden font-[680] text-display group-hover/card:underline"
          >
            {m.cardDetails}
            <Icon name="arrow" />
          </span>
        )}
      </StaticContent>
    </article>
  );
}
