import type { Activity } from '@almaty/store/schema';
import { IntensityBadge } from '@almaty/ui/badge';
import { buttonClass } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { Link } from 'react-router-dom';
import { activities } from '../../content/activities.ts';
import { Card } from '../choosing/Card.tsx';
import { CardGrid } from '../choosing/CardGrid.tsx';
import { useActivityChoosing } from '../choosing/useChoosing.ts';

function ActivityCard({ activity, index }: { activity: Activity; index: number }) {
  const { name, description, intensity } = activity;
  const badge = <IntensityBadge intensity={intensity} />;
  const choosing = useActivityChoosing(activity);
  return <Card {...{ index, name, description, badge, choosing }} tone="canyon" heading="h2" />;
}

/** The Activities page (specification, section 2). */
export function ActivitiesScreen() {
  return (
    <div className="wrap">
      <title>Activities in and around Almaty · Almaty guide</title>
      <meta
        name="description"
        content="Eleven things to do around Almaty, from a Kazakh sauna to a paraplane flight."
      />
      <PageHeader title="Discover Activities">
        Eleven ways to spend a day here, from very gentle to breathless. Add what you like to your itinerary.
      </PageHeader>
      <div className="mt-14" />
      <CardGrid>
        {activities.map((activity, index) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} index={index} />
          </li>
        ))}
      </CardGrid>
      <section className="mt-28 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t-3 border-display pt-8">
        <h2 className="display max-w-[14ch] text-h2 text-display">Ready to Plan Your Adventure?</h2>
        <Link to="/itinerary" className={buttonClass()}>
          Create Your Itinerary
        </Link>
      </section>
    </div>
  );
}
