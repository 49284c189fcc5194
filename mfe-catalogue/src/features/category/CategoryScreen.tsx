import { PageHead } from '@almaty/delivery/page-head';
import { PageHeader } from '@almaty/ui/page-header';
import type { Place } from '../../content/schema.ts';
import { LocationGrid } from '../locations/LocationGrid.tsx';
import { BackLink } from './BackLink.tsx';

type Props = { title: string; blurb: string; locations: readonly Place[] };

/** One category on a page of its own (specification, section 2). */
export function CategoryScreen({ title, blurb, locations }: Props) {
  return (
    <div className="wrap">
      <PageHead title={`${title} · Almaty guide`} description={blurb} />
      <BackLink to="/locations">Back to Categories</BackLink>
      <PageHeader title={title}>{blurb}</PageHeader>
      <div className="mt-14" />
      <LocationGrid locations={locations} heading="h2" />
    </div>
  );
}
