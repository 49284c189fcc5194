import { DELIVERY_HOURS } from '@almaty/dates';
import { routes } from '@almaty/delivery/routes';
import { Icon } from '@almaty/ui/icon';
import { Picture, type PictureSource } from '@almaty/ui/picture';
import { Poster, type PosterColor } from '@almaty/ui/poster';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#messages';
import { getHomePicture } from './pictures.ts';

const ArrowMark = () => (
  <span aria-hidden="true" className="wall-arrow">
    <Icon name="arrow" className="size-6" />
  </span>
);

/** Where a tandem flight begins (mfe-catalogue/content/activities/paraplane-flight.yml). */
const FLIGHT_METRES = 3200;

const renderHours = (hours: ReactNode) => <b className="display">{hours}</b>;
const renderWords = (words: ReactNode) => <span>{words}</span>;

type WallPosterProps = {
  to: string;
  title: string;
  text: string;
  color: PosterColor;
  source: PictureSource;
  sizes: string;
  className: string;
};

function WallPoster({ to, title, text, color, source, sizes, className }: WallPosterProps) {
  return (
    <Link to={to} className={`wall-poster ${className}`}>
      <Poster
        color={color}
        className="md:p-3.5 md:*:first:mb-2"
        picture={
          <div className="wall-picture">
            <Picture source={source} alt="" sizes={sizes} />
          </div>
        }
        caption={
          <div className="wall-caption">
            <h2 className="display wall-title">{title}</h2>
            <p className="wall-text">{text}</p>
            <ArrowMark />
          </div>
        }
      />
    </Link>
  );
}

/** The three cards of the home page (docs/specification.md, section 1): two posters, and a ticket for the itinerary. */
export function PosterWall() {
  return (
    <div className="wrap wall">
      <WallPoster
        to={routes.locations}
        title={m.posterWallLocations}
        text={m.posterWallLocationsText}
        color="lagoon"
        source={getHomePicture('kolsay-lake')}
        sizes="(width < 48rem) 89vw, 55vw"
        className="wall-locations"
      />
      <WallPoster
        to={routes.activities}
        title={m.posterWallActivities}
        text={m.posterWallActivitiesText({ metres: FLIGHT_METRES })}
        color="canyon"
        source={getHomePicture('paraplane-flight')}
        sizes="(width < 48rem) 110vw, 59vw"
        className="wall-activities"
      />
      <Link to={routes.itinerary} className="wall-ticket ticket-shadow">
        <div className="ticket">
          <div className="wall-ticket-text">
            <div>
              <h2 className="display wall-ticket-title">{m.posterWallItinerary}</h2>
              <p>{m.posterWallItineraryText}</p>
            </div>
            <ArrowMark />
          </div>
          <div className="wall-ticket-stub">
            {m.posterWallHours({ hours: DELIVERY_HOURS, number: renderHours, words: renderWords })}
          </div>
        </div>
      </Link>
    </div>
  );
}
