import { PageHeader } from '@almaty/ui/page-header';
import * as m from '#messages';

/** Stands in for a plan while it loads: the header ticket and two days. */
export const PlanSkeleton = () => (
  <>
    <PageHeader title={m.planTitle}>{m.planLoadingLine}</PageHeader>
    <div role="status" aria-label={m.planLoading} className="mt-10 grid min-h-dvh content-start gap-14">
      <div className="h-110 bg-skeleton" />
      {[1, 2].map((day) => (
        <div key={day} className="grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
          <div className="h-40 bg-skeleton lg:h-120" />
          <div className="h-80 bg-field lg:h-120" />
        </div>
      ))}
    </div>
    <noscript>
      <p className="mt-6">{m.planNoScript}</p>
    </noscript>
  </>
);
