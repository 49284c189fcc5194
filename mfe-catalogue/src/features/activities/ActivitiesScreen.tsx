import { PageHead } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import type { Activity } from '@almaty/store/schema';
import { IntensityBadge } from '@almaty/ui/badge';
import { PageHeader } from '@almaty/ui/page-header';
import { StaticContent } from '@almaty/ui/static-content';
import { Link, useNavigate } from 'react-router-dom';
import { Card, type CardPlace } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { AddActivityButton } from '../../components/itinerary-toggle/AddButton.tsx';
import { getSourceIds } from '../../components/sources/cited-facts.ts';
import { Sources } from '../../components/sources/Sources.tsx';
import { SummaryPanel } from '../../components/summary-panel/SummaryPanel.tsx';
import { activities } from '../../content/activities.ts';
import { getActivityPosterSource } from '../../content/activity-pictures.ts';
import { activityDetails, activitySources } from '../../content/view-models/activity-details.ts';
import { ActivityFactList } from './ActivityFactList.tsx';
import { getCitedFacts } from './cited-facts.ts';

const citedFacts = getCitedFacts(activities.flatMap(({ id }) => activityDetails[id] ?? []));
const sourceIds = getSourceIds(citedFacts, activitySources);

type CardProps = CardPlace & { activity: Activity };

function ActivityCard({ activity, ...place }: CardProps) {
  const { id, name, description, intensity } = activity;
  const badge = <IntensityBadge intensity={intensity} />;
  const details = activityDetails[id];
  return (
    <Card
      {...place}
      {...{ name, description, badge, ...getActivityPosterSource(name) }}
      addButton={<AddActivityButton activity={activity} />}
      heading="h2"
    >
      {details && <ActivityFactList details={details} sourceIds={sourceIds} />}
    </Card>
  );
}

/** The Activities page (docs/specification.md, section 2). */
export function ActivitiesScreen() {
  const navigate = useNavigate();
  return (
    <div className="wrap">
      <PageHead
        title="Activities in and around Almaty · Almaty guide"
        description="Eleven things to do around Almaty, from a Kazakh sauna to a paraplane flight."
      />
      <PageHeader title="Discover Activities">
        Eleven ways to spend a day here, from very gentle to breathless. Add what you like to your itinerary.
      </PageHeader>
      <div className="mt-14 print:mt-6" />
      <CardGrid
        items={activities}
        getKey={({ id }) => id}
        hasFeatured
        isInFirstWindow
        renderCard={(activity, place) => <ActivityCard {...place} activity={activity} />}
      />
      <section className="mt-28 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t-3 border-display pt-8 print:hidden">
        <h2 className="display max-w-[14ch] text-h2 text-display">Ready to Plan Your Adventure?</h2>
        <Link to={routes.itinerary} className="ticket-control min-h-14 text-lg">
          <span className="flex items-center px-6">Create Your Itinerary</span>
        </Link>
      </section>
      <StaticContent onNavigate={navigate}>
        <Sources citedFacts={citedFacts} sourceIds={sourceIds} sources={activitySources} />
      </StaticContent>
      <SummaryPanel next="itinerary" />
    </div>
  );
}
