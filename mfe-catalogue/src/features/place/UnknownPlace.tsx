import { PageHead } from '@almaty/delivery/page-head';
import { buttonClass } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { Link } from 'react-router-dom';

/** The screen for an address that is no place's. */
export function UnknownPlace() {
  return (
    <div className="wrap">
      <PageHead title="No such place · Almaty guide" noindex />
      <PageHeader title="No such place" line="below">
        There is no place with this address in the guide. It may have been renamed: look for it among all places.
      </PageHeader>
      <Link to="/locations" className={`mt-8 ${buttonClass()}`}>
        Explore Locations
      </Link>
    </div>
  );
}
