import { routes } from '@almaty/delivery/routes';
import dayAvif from '@almaty/pictures/files/ridge-day-wide.avif';
import dayWebp from '@almaty/pictures/files/ridge-day-wide.webp';
import duskAvif from '@almaty/pictures/files/ridge-dusk-wide.avif';
import duskWebp from '@almaty/pictures/files/ridge-dusk-wide.webp';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router-dom';
import * as m from '#messages';

const DARK_MODE = '(prefers-color-scheme: dark)';

/** The end of the page: a link to the itinerary in front of a mountain ridge. */
export function CallToAction() {
  return (
    // It touches the footer, unless the shell shows something below the page.
    <section aria-labelledby="call-to-action-title" className="call-to-action in-[[data-mfe]:last-child]:-mb-foot">
      <h2 id="call-to-action-title" className="display call-to-action-title">
        {m.callToActionTitle}
      </h2>
      <picture>
        <source media={DARK_MODE} type="image/avif" srcSet={duskAvif} />
        <source media={DARK_MODE} type="image/webp" srcSet={duskWebp} />
        <source type="image/avif" srcSet={dayAvif} />
        <img src={dayWebp} alt="" width={1920} height={1240} loading="lazy" className="call-to-action-ridge" />
      </picture>
      <div className="call-to-action-link wrap">
        <Link to={routes.itinerary} className="ticket-control min-h-14 text-lg">
          <span className="flex items-center gap-2.5 px-6">
            {m.callToActionLink}
            <Icon name="arrow" />
          </span>
        </Link>
      </div>
    </section>
  );
}
