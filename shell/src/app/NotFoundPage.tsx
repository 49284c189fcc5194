import { PageHead } from '@almaty/delivery/page-head';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Hero } from '../home/Hero.tsx';

/** Shown for every path that is not a page of the site. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  // The attempted path is logged (docs/specification.md, section 2).
  useEffect(() => console.warn('404: no page at', pathname), [pathname]);
  return (
    <>
      <PageHead title="Page not found · Almaty guide" noindex />
      <Hero word="404" wordScale={0.53} alt="">
        <p className="text-lead">Oops! Page not found</p>
        <Link to="/" className={buttonClass()}>
          Return to Home
          <Icon name="arrow" />
        </Link>
      </Hero>
    </>
  );
}
