import { PageHead } from '@almaty/delivery/page-head';
import type { Activity } from '@almaty/store/schema';
import { IntensityBadge } from '@almaty/ui/badge';
import { PageHeader } from '@almaty/ui/page-header';
import { Link } from 'react-router-dom';
import { activities } from '../../content/activities.ts';
import { activityPicture } from '../../content/activity-pictures.ts';
import { activityFacts } from '../../content/facts/activities.ts';
import type { ActivityFacts } from '../../content/schema.ts';
import { Card } from '../choosing/Card.tsx';
import { CardGrid } from '../choosing/CardGrid.tsx';
import { ActivityStub } from '../choosing/Stub.tsx';
import { Cited } from '../sources/Cited.tsx';
import { citationsOf, toldOfActivities } from '../sources/citations.ts';
import { Sources } from '../sources/Sources.tsx';

const told = toldOfActivities(activities.flatMap(({ id }) => activityFacts[id] ?? []));
const citations = citationsOf(told);

/** How long, when and where; what is not sure says so. */
function Practicalities({ facts: { duration, season, where } }: { facts: ActivityFacts }) {
  const lines = [
    { term: 'Takes', fact: duration },
    { term: 'When', fact: season },
    { term: 'Where', fact: where },
  ];
  return (
    <dl className="w-full text-note">
      {lines.map(({ term, fact }) => (
        <div key={term} className="grid grid-cols-[3.25rem_1fr] border-t border-rule py-1.5">
          <dt className="font-[680]">{term}</dt>
          <dd>
            {fact.value}
            <Cited facts={[fact]} citations={citations} />
            {fact.confidence === 'low' && <span className="block font-[620] text-ink-2">Check before you go</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ActivityCard({ activity, index, feature }: { activity: Activity; index: number; feature: boolean }) {
  const { id, name, description, intensity } = activity;
  const badge = <IntensityBadge intensity={intensity} />;
  const facts = activityFacts[id];
  return (
    <Card
      {...{ index, feature, name, description, badge, ...activityPicture(name) }}
      stub={<ActivityStub activity={activity} />}
      heading="h2"
    >
      {facts && <Practicalities facts={facts} />}
    </Card>
  );
}

/** The Activities page (specification, section 2). */
export function ActivitiesScreen() {
  return (
    <div className="wrap">
      <PageHead
        title="Activities in and around Almaty · Almaty guide"
        description="Eleven things to do around Almaty, from a Kazakh sauna to a paraplane flight."
      />
      <PageHeader title="Discover Activities">
        Eleven ways to spend a day here, from very gentle to breathless. Add what you like to your itinerary.
      </PageHeader>
      <div className="mt-14" />
      <CardGrid
        items={activities}
        keyOf={({ id }) => id}
        featured
        card={(activity, index, feature) => <ActivityCard {...{ activity, index, feature }} />}
      />
      <Sources told={told} citations={citations} />
      <section className="mt-28 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t-3 border-display pt-8">
        <h2 className="display max-w-[14ch] text-h2 text-display">Ready to Plan Your Adventure?</h2>
        <Link to="/itinerary" className="ticket-control min-h-14 text-lg">
          <span className="flex items-center px-6">Create Your Itinerary</span>
        </Link>
      </section>
    </div>
  );
}
