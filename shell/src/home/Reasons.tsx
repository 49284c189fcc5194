import { getLocationPath, routes } from '@almaty/delivery/routes';
import { Icon } from '@almaty/ui/icon';
import { Picture } from '@almaty/ui/picture';
import { Link } from 'react-router';
import { getHomePicture } from './pictures.ts';

// The sizes are those of windows with several columns.
const reasons = [
  {
    id: 'loop',
    picture: 'charyn-canyon',
    sizes: '57vw',
    alt: 'Illustration of Charyn Canyon',
    title: 'Canyon, lake and drowned forest in one loop',
    text: 'Charyn, Kolsay and Kaindy make a round trip of two to three days, with a night in a yurt or a village guesthouse.',
    // A sample itinerary, which one press adds.
    to: `${routes.sampleItineraries}#canyon-loop`,
    link: 'Take the whole loop',
  },
  {
    id: 'cathedral',
    picture: '28-panfilov-guardsmen-park',
    sizes: '51vw',
    alt: 'Illustration of the Ascension Cathedral',
    title: 'A wooden cathedral that outlived an earthquake',
    text: 'Built of Tien Shan spruce from 1904, it came through the shock of 1911 almost intact.',
    to: getLocationPath('28-panfilov-guardsmen-park'),
    link: 'See the cathedral in its park',
  },
  {
    id: 'bazaar',
    picture: 'green-bazaar',
    sizes: '(width < 64rem) 41vw, 34vw',
    alt: 'Illustration of the Green Bazaar',
    title: 'A bazaar that feeds you as you walk',
    text: 'Sellers hand out samples of kurt, kazy and mare’s milk. Upstairs they serve lagman and manti.',
    to: getLocationPath('green-bazaar'),
    link: 'Visit the Green Bazaar',
  },
] as const;

/** Three reasons to visit, each with a picture and a link to what it tells of. */
export function Reasons() {
  return (
    <section aria-label="Three reasons" className="wrap reasons">
      {reasons.map(({ id, picture, alt, sizes, title, text, to, link }) => (
        <div key={id} className={`reason reason-${id}`}>
          <div className="reason-picture shadow-poster">
            <Picture source={getHomePicture(picture)} alt={alt} sizes={`(width < 48rem) 84vw, ${sizes}`} />
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
