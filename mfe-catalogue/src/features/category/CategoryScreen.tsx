import type { Location } from '@almaty/store/schema';
import { PageHeader } from '@almaty/ui/page-header';
import { Link } from 'react-router-dom';
import { LocationGrid } from '../locations/LocationGrid.tsx';

type Props = { title: string; blurb: string; locations: readonly Location[] };

/** One category on a page of its own (specification, section 2). */
export function CategoryScreen({ title, blurb, locations }: Props) {
  return (
    <div className="mx-auto max-w-7xl px-5 py-10">
      <title>{`${title} · Almaty guide`}</title>
      <meta name="description" content={blurb} />
      <Link to="/locations" className="inline-flex min-h-11 items-center font-bold text-apple-text underline">
        Back to Categories
      </Link>
      <PageHeader title={title}>{blurb}</PageHeader>
      <LocationGrid locations={locations} />
    </div>
  );
}
