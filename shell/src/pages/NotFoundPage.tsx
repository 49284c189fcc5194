import { definePage } from '@almaty/delivery/page';
import { routes, UNKNOWN_PAGE } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router';
import * as m from '#messages';
import { Hero } from '../home/Hero.tsx';

export const page = definePage(() => ({
  route: UNKNOWN_PAGE,
  skeleton: 'article',
  title: m.notFoundTitle,
  noindex: true,
}));

/** Shown for every path that is not a page of the site. */
export default function NotFoundPage() {
  return (
    <Hero word="404" wordScale={0.53} alt="">
      <p className="text-lead">{m.notFoundText}</p>
      <Link to={routes.home} className={buttonClass()}>
        {m.notFoundHome}
        <Icon name="arrow" />
      </Link>
    </Hero>
  );
}
