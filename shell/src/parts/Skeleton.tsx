import type { Skeleton as SkeletonVariant } from '@almaty/delivery/schema';
import { buttonClass } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { PosterSkeleton } from '@almaty/ui/skeleton';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { SITE_NAME } from '../app/site-name.ts';

/** As many posters as one row of a wide screen has. */
const POSTERS = 4;
/** Heights of the fields of the request form: email, two dates, two lists. */
const FIELDS = ['h-14', 'h-14', 'h-14', 'h-32', 'h-32'];

const Bar = ({ className }: { className: string }) => <div className={`bg-skeleton ${className}`} />;

/** The content below the heading, for each variant. */
const variants: Readonly<Record<SkeletonVariant, ReactNode>> = {
  cards: (
    <div className="mt-14 grid gap-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {Array.from({ length: POSTERS }, (_, index) => (
        <PosterSkeleton key={`poster-${index + 1}`} />
      ))}
    </div>
  ),
  poster: (
    <div className="mt-14 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <PosterSkeleton />
      <Bar className="size-66 rounded-full max-lg:hidden" />
    </div>
  ),
  article: (
    <>
      <Bar className="mt-8 h-12" />
      <Bar className="mt-14 h-(--text-h2) w-1/3 bg-clip-content py-[0.7vw]" />
      <div className="mt-8 grid gap-x-6 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <PosterSkeleton />
        <PosterSkeleton />
      </div>
    </>
  ),
  form: (
    <div className="mt-14 grid items-start gap-12 lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)] lg:gap-[clamp(2rem,5vw,4.5rem)]">
      <div className="grid gap-8 border-t-3 border-skeleton pt-8">
        {FIELDS.map((height, index) => (
          <Bar key={`field-${index + 1}`} className={height} />
        ))}
      </div>
      <Bar className="h-110" />
    </div>
  ),
};

/** The words of a page that has nothing but its skeleton, where no script will ever replace that. */
const WithoutScripts = () => (
  <noscript>
    <div className="wrap my-10">
      <Notice
        title={m.skeletonFailed}
        isQuiet
        action={
          <a href="?" className={buttonClass({ variant: 'solid', size: 'sm' })}>
            {m.noticeRetry}
          </a>
        }
      >
        {m.skeletonAdvice}
      </Notice>
    </div>
  </noscript>
);

/** Stands in for a page while it loads, with a heading for screen readers in case it never does. */
export function Skeleton({ variant }: { variant: SkeletonVariant }) {
  return (
    <>
      <h1 data-placeholder="" className="sr-only">
        {SITE_NAME}
      </h1>
      <WithoutScripts />
      <div
        data-slot="page-skeleton"
        data-skeleton={variant}
        role="status"
        aria-label={m.skeletonLoading}
        className="wrap min-h-dvh pb-16 noscript:hidden"
      >
        <Bar className="mt-[clamp(2.25rem,4.6vw,4.25rem)] h-(--text-h1) w-2/3 bg-clip-content py-[1.2vw]" />
        <Bar className="mt-5 h-(--text-lead) w-1/2" />
        {variants[variant]}
      </div>
    </>
  );
}
