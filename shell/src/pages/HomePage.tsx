import { definePage } from '@almaty/delivery/page';
import { routes } from '@almaty/delivery/routes';
import { elevationProfile } from '@almaty/pictures/elevation-profile';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router';
import * as m from '#messages';
import { Hero } from '../home/Hero.tsx';
import { PosterWall } from '../home/PosterWall.tsx';
import { Reasons } from '../home/Reasons.tsx';
import { WhyVisit } from '../home/WhyVisit.tsx';

export const page = definePage(() => ({
  route: routes.home,
  skeleton: 'article',
  title: m.homeTitle,
  description: m.homeDescription,
}));

/** The home page (docs/specification.md, sections 1 and 2). It belongs to the shell, so that it needs no remote. */
export default function HomePage() {
  return (
    <>
      <Hero
        line={m.heroLine}
        word={m.heroWord}
        alt={m.heroAlt}
        caption={m.heroCaption({ metres: elevationProfile.points['big-almaty-peak'].altitude })}
      >
        <p className="text-lead">{m.heroText}</p>
        <Link to={routes.locations} className={buttonClass()}>
          {m.heroLink}
          <Icon name="arrow" />
        </Link>
      </Hero>
      <PosterWall />
      <WhyVisit />
      <Reasons />
    </>
  );
}
