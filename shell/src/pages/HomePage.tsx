import type { Page } from '@almaty/delivery/page';
import { routes } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router';
import { Hero } from '../home/Hero.tsx';
import { PosterWall } from '../home/PosterWall.tsx';
import { Reasons } from '../home/Reasons.tsx';
import { WhyVisit } from '../home/WhyVisit.tsx';

export const page: Page = {
  route: routes.home,
  skeleton: 'article',
  title: 'Almaty guide: places, routes and activities',
  description:
    'Plan a trip to Almaty, Kazakhstan: choose places, mountain routes and activities, and ask for a personal itinerary.',
};

/** The home page (docs/specification.md, sections 1 and 2). It belongs to the shell, so that it needs no remote. */
export default function HomePage() {
  return (
    <>
      <Hero
        line="Discover the Wonders of"
        word="Almaty"
        alt="Illustration of Big Almaty Peak above the city"
        caption="Big Almaty Peak, 3,681 m"
      >
        <p className="text-lead">Lakes, canyons and summits around one green city.</p>
        <Link to={routes.locations} className={buttonClass()}>
          Start Your Adventure
          <Icon name="arrow" />
        </Link>
      </Hero>
      <PosterWall />
      <WhyVisit />
      <Reasons />
    </>
  );
}
