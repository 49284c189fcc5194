import { buttonClass } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { Link } from 'react-router';

const cards = [
  {
    to: '/locations',
    title: 'Explore Locations',
    text: 'Canyons, lakes, ridge trails and the city below them, 32 places in all.',
  },
  {
    to: '/activities',
    title: 'Discover Activities',
    text: 'Ride, hike, fly or steam: eleven ways to spend a day here.',
  },
  {
    to: '/itinerary',
    title: 'Get Your Itinerary',
    text: 'Send us what you chose and your dates; a personal plan comes by email within 24 hours.',
  },
] as const;

/** The home page (specification, section 2); it is the shell's own. */
export function HomePage() {
  return (
    <div className="mx-auto max-w-7xl px-5 py-10">
      <title>Almaty guide: places, routes and activities</title>
      <meta
        name="description"
        content="Plan a trip to Almaty, Kazakhstan: choose places, mountain routes and activities, and ask for a personal itinerary."
      />
      <PageHeader title="Discover the Wonders of Almaty">
        A city of apple trees at the foot of four-thousand-metre peaks.
      </PageHeader>
      <Link to="/locations" className={buttonClass()}>
        Start Your Adventure
      </Link>
      <ul className="my-12 grid gap-6 md:grid-cols-3">
        {cards.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className="block h-full border-2 border-rule bg-sheet p-6 hover:border-ink">
              <h2 className="text-2xl font-black text-display">{title}</h2>
              <p className="mt-2">{text}</p>
            </Link>
          </li>
        ))}
      </ul>
      <section>
        <h2 className="text-4xl font-black text-display">Why Visit Almaty?</h2>
        <p className="my-4 max-w-prose">
          The mountains begin where the streets end. In one day you can drink coffee under old oaks, stand at 3,200
          metres and be back for dinner.
        </p>
        <Link to="/plan-trip" className={buttonClass('quiet')}>
          Plan Your Visit
        </Link>
      </section>
    </div>
  );
}
