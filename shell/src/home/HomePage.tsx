import { PageHead } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { StaticContent } from '@almaty/ui/static-content';
import { Link, useNavigate } from 'react-router';
import { Hero } from './Hero.tsx';
import { PosterWall } from './PosterWall.tsx';
import { Reasons } from './Reasons.tsx';
import { WhyVisit } from './WhyVisit.tsx';

/** The home page (docs/specification.md, sections 1 and 2). It belongs to the shell, so that it needs no remote. */
export function HomePage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="Almaty guide: places, routes and activities"
        description="Plan a trip to Almaty, Kazakhstan: choose places, mountain routes and activities, and ask for a personal itinerary."
      />
      <StaticContent onNavigate={navigate}>
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
      </StaticContent>
    </>
  );
}
