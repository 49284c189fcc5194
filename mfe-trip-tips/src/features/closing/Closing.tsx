import dayAvif from '@almaty/art/pictures/ridge-day-wide.avif';
import dayWebp from '@almaty/art/pictures/ridge-day-wide.webp';
import duskAvif from '@almaty/art/pictures/ridge-dusk-wide.avif';
import duskWebp from '@almaty/art/pictures/ridge-dusk-wide.webp';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router-dom';

const DARK = '(prefers-color-scheme: dark)';

/** The end of the page: what comes next (specification, section 2). */
export function Closing() {
  return (
    // It runs into the footer's line, unless the shell has something to tell below the page.
    <section aria-labelledby="closing-title" className="closing in-[[data-mfe]:last-child]:-mb-foot">
      <h2 id="closing-title" className="display closing-title">
        See you up there
      </h2>
      <picture>
        <source media={DARK} type="image/avif" srcSet={duskAvif} />
        <source media={DARK} type="image/webp" srcSet={duskWebp} />
        <source type="image/avif" srcSet={dayAvif} />
        <img src={dayWebp} alt="" width={1920} height={1240} loading="lazy" className="closing-ridge" />
      </picture>
      <div className="closing-action wrap">
        <Link to="/itinerary" className="ticket-control min-h-14 text-lg">
          <span className="flex items-center gap-2.5 px-6">
            Create Your Itinerary
            <Icon name="arrow" />
          </span>
        </Link>
      </div>
    </section>
  );
}
