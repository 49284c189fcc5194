import { PageHead } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { Link } from 'react-router-dom';

/** The page for a slug that no location has. */
export function UnknownLocation() {
  return (
    <div className="wrap">
      <PageHead title="Place not found · Almaty guide" noindex />
      <PageHeader title="Place not found" linePosition="below">
        There is no place with this address in the guide. It may have been renamed: look for it among all places.
      </PageHeader>
      <Link to={routes.locations} className={`mt-8 ${buttonClass()}`}>
        Explore Locations
      </Link>
    </div>
  );
}
