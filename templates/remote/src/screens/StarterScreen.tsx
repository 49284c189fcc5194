import { PageHeader } from '@almaty/ui/page-header';
import * as m from '#messages';

/** The first page of this part of the site. */
export function StarterScreen() {
  return (
    <div className="wrap">
      <PageHeader title={m.pageHeading}>{m.pageLine}</PageHeader>
    </div>
  );
}
