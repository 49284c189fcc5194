import { getLocationPath, routes } from '@almaty/delivery/routes';
import { Icon } from '@almaty/ui/icon';
import { Picture } from '@almaty/ui/picture';
import { Link } from 'react-router';
import * as m from '#messages';
import { getHomePicture } from './pictures.ts';

// The sizes are those of windows with several columns.
const reasons = [
  {
    id: 'loop',
    picture: 'charyn-canyon',
    sizes: '57vw',
    alt: m.reasonsLoopAlt,
    title: m.reasonsLoop,
    text: m.reasonsLoopText,
    // A sample itinerary, which one press adds.
    to: `${routes.sampleItineraries}#canyon-loop`,
    link: m.reasonsLoopLink,
  },
  {
    id: 'cathedral',
    picture: '28-panfilov-guardsmen-park',
    sizes: '51vw',
    alt: m.reasonsCathedralAlt,
    title: m.reasonsCathedral,
    text: m.reasonsCathedralText,
    to: getLocationPath('28-panfilov-guardsmen-park'),
    link: m.reasonsCathedralLink,
  },
  {
    id: 'bazaar',
    picture: 'green-bazaar',
    sizes: '(width < 64rem) 41vw, 34vw',
    alt: m.reasonsBazaarAlt,
    title: m.reasonsBazaar,
    text: m.reasonsBazaarText,
    to: getLocationPath('green-bazaar'),
    link: m.reasonsBazaarLink,
  },
] as const;

/** Three reasons to visit, each with a picture and a link to what it tells of. */
export function Reasons() {
  return (
    <section aria-label={m.reasonsName} className="wrap reasons">
      {reasons.map(({ id, picture, alt, sizes, title, text, to, link }) => (
        <div key={id} className={`reason reason-${id}`}>
          <div className="reason-picture shadow-poster">
            {/* The ground of a picture that is missing. */}
            <div className="size-full bg-sunk">
              <Picture source={getHomePicture(picture)} alt={alt} sizes={`(width < 48rem) 84vw, ${sizes}`} />
            </div>
          </div>
          <div className="reason-text">
            <h2 className="display text-h3 text-display">{title}</h2>
            <p className="mt-3 max-w-104 text-ink-2">{text}</p>
            {/* With a new document the browser scrolls to the fragment, which the page's code would bring too late. */}
            <Link
              to={to}
              reloadDocument={to.includes('#')}
              className="mt-3 inline-flex min-h-11 items-center gap-2.5 font-[680] underline decoration-2 underline-offset-5"
            >
              {link}
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
      ))}
    </section>
  );
}
