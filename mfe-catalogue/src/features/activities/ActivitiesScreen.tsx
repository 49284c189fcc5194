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
  return (
    <Card index={index} name={name} description={description} badge={badge} choosing={useActivityChoosing(activity)} />
  );
}

/** The Activities page (specification, section 2). */
export function ActivitiesScreen() {
  return (
    <div className="mx-auto max-w-7xl px-5 py-10">
      <title>Activities in and around Almaty · Almaty guide</title>
      <meta
        name="description"
        content="Eleven things to do around Almaty, from a Kazakh sauna to a paraplane flight."
      />
      <PageHeader title="Discover Activities">
        Eleven ways to spend a day here, from very gentle to breathless. Add what you like to your itinerary.
      </PageHeader>
      <CardGrid>
        {activities.map((activity, index) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} index={index} />
          </li>
        ))}
      </CardGrid>
      <section className="mt-20 border-t-2 border-rule pt-10">
        <h2 className="mb-4 text-4xl font-black text-display">Ready to Plan Your Adventure?</h2>
        <Link to="/itinerary" className={buttonClass()}>
          Create Your Itinerary
        </Link>
      </section>
    </div>
  );
}
