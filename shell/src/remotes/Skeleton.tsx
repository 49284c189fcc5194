import { PosterSkeleton } from '@almaty/ui/skeleton';

/** As many posters as a wide screen has in a row. */
const POSTERS = 4;

/** Holds the place of a page that is on its way; its heading too, in case the page never comes. */
export function Skeleton() {
  return (
    <>
      <h1 data-stand-in="" className="sr-only">
        Almaty guide
      </h1>
      <div data-slot="page-skeleton" role="status" aria-label="Loading" className="wrap min-h-dvh">
        <div className="mt-[clamp(2.25rem,4.6vw,4.25rem)] h-(--text-h1) w-2/3 bg-skeleton" />
        <div className="mt-24 grid gap-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {Array.from({ length: POSTERS }, (_, at) => (
            <PosterSkeleton key={`poster-${at + 1}`} />
          ))}
        </div>
      </div>
    </>
  );
}
