import { routes } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router';
import { Hero } from './Hero.tsx';
import { PosterWall } from './PosterWall.tsx';
import { Reasons } from './Reasons.tsx';
import { WhyVisit } from './WhyVisit.tsx';

/** The home page (docs/specification.md, sections 1 and 2). It belongs to the shell, so that it needs no remote, and is static. */
export function HomePage() {
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
