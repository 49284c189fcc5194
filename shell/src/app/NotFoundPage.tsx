import { PageHeader } from '@almaty/ui/page-header';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';

/** Any address the site does not have. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  // The specification asks for the attempted path in the log (section 2).
  useEffect(() => console.warn('404: no page at', pathname), [pathname]);
  return (
    <section className="mx-auto max-w-7xl px-5 py-10">
      <title>Page not found · Almaty guide</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="404">Oops! Page not found</PageHeader>
      <Link to="/" className="font-bold text-apple-text underline">
        Return to Home
      </Link>
    </section>
  );
}
