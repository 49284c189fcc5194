import { useItinerary } from '@almaty/store';
import { buttonClass } from '@almaty/ui/button';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';

const links = [
  { to: '/', text: 'Home' },
  { to: '/locations', text: 'Locations' },
  { to: '/activities', text: 'Activities' },
  { to: '/plan-trip', text: 'Plan Your Trip' },
] as const;

const linkClass = ({ isActive }: { isActive: boolean }) =>
  `inline-flex min-h-11 items-center border-b-4 px-1 ${isActive ? 'border-apple font-bold' : 'border-transparent hover:border-rule'}`;

/** The site's bar: where one is, where one can go, and how many things are in the trip. */
export function Navigation() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (bar.current) bar.current.dataset.live = '';
  }, []);
  return (
    <header ref={bar} data-boundary="" className="sticky top-0 z-10 border-b border-rule bg-paper">
      <nav aria-label="Main" className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-1 px-5 py-2">
        <NavLink to="/" className="mr-auto text-2xl font-black text-display">
          Almaty
        </NavLink>
        {links.map(({ to, text }) => (
          <NavLink key={to} to={to} end={to === '/'} className={linkClass}>
            {text}
          </NavLink>
        ))}
        <NavLink to="/itinerary" className={buttonClass()}>
          Get Your Itinerary
          <ChosenCount />
        </NavLink>
      </nav>
    </header>
  );
}

/** How many things are in the trip, announced without moving the focus. */
function ChosenCount() {
  const count = useItinerary(({ locations, activities }) => locations.length + activities.length);
  return (
    <span data-slot="chosen-count" aria-live="polite" className="border-l border-dashed border-white pl-2 tabular-nums">
      {count}
      <span className="sr-only"> chosen</span>
    </span>
  );
}
