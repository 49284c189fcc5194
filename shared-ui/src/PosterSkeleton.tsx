const line = 'h-3.5 bg-skeleton';

/** Stands in for a poster while it loads. */
export function PosterSkeleton() {
  return (
    <div data-slot="poster-skeleton" aria-hidden="true">
      <div className="poster-frame dark:bg-[#152a2d]">
        <div className="aspect-4/3 bg-skeleton" />
        <div className="mt-1.5 h-19 bg-skeleton" />
      </div>
      <div className={`${line} mt-4 w-1/2`} />
      <div className={`${line} mt-2.5 w-full`} />
      <div className={`${line} mt-2.5 w-5/6`} />
    </div>
  );
}
