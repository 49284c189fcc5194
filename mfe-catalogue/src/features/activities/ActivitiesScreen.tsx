import { routes } from '@almaty/delivery/routes';
import type { Activity } from '@almaty/store/schema';
import { IntensityBadge } from '@almaty/ui/intensity-badge';
import { loadable, useLoadable } from '@almaty/ui/loadable';
import { PageHeader } from '@almaty/ui/page-header';
import { createStaticContent, usePrerendered } from '@almaty/ui/static-content';
import { Link } from 'react-router-dom';
import activities from '#generated/activities.json' with { type: 'json' };
import * as m from '#messages';
import { Card, type CardPlace } from '../../components/cards/Card.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { AddButton } from '../../components/itinerary-toggle/AddButton.tsx';
import { SummaryPanel } from '../../components/summary-panel/SummaryPanel.tsx';
import { getActivityPosterSource } from '../../content/activity-pictures.ts';

const staticContent = loadable(() => import('./static-content.tsx'));

function Facts({ id }: { id: number }) {
  const content = useLoadable(staticContent);
  return <content.Facts id={id} />;
}

const Sources = createStaticContent(staticContent, (content) => content.Sources);

function ActivityCard({ activity, ...place }: CardPlace & { activity: Activity }) {
  const { id, name, description, intensity } = activity;
  const badge = <IntensityBadge intensity={intensity} />;
  return (
    <Card
      {...place}
      {...{ name, description, badge, ...getActivityPosterSource(id) }}
      addButton={<AddButton item={activity} />}
      heading="h2"
      isLabelled
    >
      <Facts id={id} />
    </Card>
  );
}

// Functions of the module, because others would render the cards again whenever the page is rendered.
const getKey = ({ id }: Activity) => id;
const renderCard = (activity: Activity, place: CardPlace) => <ActivityCard {...place} activity={activity} />;

/** The Activities page (docs/specification.md, section 2). */
export function ActivitiesScreen() {
  // A page that is not prerendered waits for it, so that no card grows.
  if (!usePrerendered()) useLoadable(staticContent);
  return (
    <div className="wrap" data-has-summary="">
      <PageHeader title={m.activitiesTitle}>{m.activitiesLine({ count: activities.length })}</PageHeader>
      <div className="mt-14 print:mt-6" />
      <CardGrid items={activities} hasFeatured isInFirstWindow {...{ getKey, renderCard }} />
      <section className="mt-28 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t-3 border-display pt-8 print:hidden">
        <h2 className="display max-w-[14ch] text-h2 text-display">{m.activitiesReady}</h2>
        <Link to={routes.itinerary} className="ticket-control min-h-14 text-lg">
          <span className="flex items-center px-6">{m.activitiesCreate}</span>
        </Link>
      </section>
      <Sources content={{}} />
      <SummaryPanel next="itinerary" />
    </div>
  );
}
