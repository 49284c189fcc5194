import { PageHeader } from '@almaty/ui/page-header';

/** Stands in for a plan while it loads: the header ticket and two days. */
export const PlanSkeleton = () => (
  <>
    <PageHeader title="Your Plan">It opens in a moment.</PageHeader>
    <div role="status" aria-label="Loading" className="mt-10 grid min-h-dvh content-start gap-14">
      <div className="h-110 bg-skeleton" />
      {[1, 2].map((day) => (
        <div key={day} className="grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
          <div className="h-40 bg-skeleton lg:h-120" />
          <div className="h-80 bg-field lg:h-120" />
        </div>
      ))}
    </div>
    <noscript>
      <p className="mt-6">
        Your plan can be read here only with JavaScript. The email with this link has all of it, too.
      </p>
    </noscript>
  </>
);
