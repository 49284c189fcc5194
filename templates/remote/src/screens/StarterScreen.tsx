import { routes } from '@almaty/delivery/routes';
import { PageHeader } from '@almaty/ui/page-header';
import { Link } from 'react-router-dom';
import * as m from '#messages';

/** The first page of this part of the site. */
export function StarterScreen() {
  return (
    <div className="wrap">
      <PageHeader title={m.pageHeading}>{m.pageLine}</PageHeader>
      <Link
        to={routes.home}
        className="mt-6 inline-flex min-h-11 items-center underline decoration-2 underline-offset-4"
      >
        {m.pageHome}
      </Link>
    </div>
  );
}
