import type { Location } from '@almaty/store/schema';
import { Icon } from '@almaty/ui/icon';
import { PageHeader } from '@almaty/ui/page-header';
import { Link } from 'react-router-dom';
import { LocationGrid } from '../locations/LocationGrid.tsx';

type Props = { title: string; blurb: string; locations: readonly Location[] };

/** One category on a page of its own (specification, section 2). */
export function CategoryScreen({ title, blurb, locations }: Props) {
  return (
    <div className="wrap">
      <title>{`${title} · Almaty guide`}</title>
      <meta name="description" content={blurb} />
      <Link
        to="/locations"
        className="mt-6 -mb-6 inline-flex min-h-11 items-center gap-2 font-[680] underline decoration-2 underline-offset-5"
      >
        <Icon name="back" />
        Back to Categories
      </Link>
      <PageHeader title={title}>{blurb}</PageHeader>
      <div className="mt-14" />
      <LocationGrid locations={locations} heading="h2" />
    </div>
  );
}
