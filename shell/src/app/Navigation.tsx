import { useItinerary } from '@almaty/store';
import { Icon } from '@almaty/ui/icon';
import { Popover } from '@almaty/ui/popover';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Brand } from './Brand.tsx';
import { currentOf, navigationLinks } from './navigation-links.ts';
import { TripButton } from './TripButton.tsx';
import { countOf } from './trip-count.ts';
import { useScrolled } from './useScrolled.ts';

/** The site's bar: where one is, where one can go, and how many things are in the trip (specification, section 2). */
export function Navigation() {
  const bar = useRef<HTMLElement>(null);
  const started = useItinerary((itinerary) => countOf(itinerary) > 0);
  const scrolled = useScrolled();
  useEffect(() => {
    if (bar.current) bar.current.dataset.hydrated = '';
  }, []);
  return (
    <header
      ref={bar}
      data-hydration-boundary=""
      data-scrolled={scrolled || undefined}
      className="fixed inset-x-0 top-0 z-50 bg-paper/40 transition-[background-color] duration-200 data-scrolled:bg-paper/94 data-scrolled:backdrop-blur-md print:hidden"
    >
      <div className="flex h-nav items-center gap-3 px-page md:gap-[clamp(1.25rem,2.4vw,2.25rem)]">
        <div className="mr-auto">
          <Brand tight={started} />
        </div>
        <nav aria-label="Main" className="flex gap-4 self-stretch max-md:hidden lg:gap-[clamp(1.1rem,2.2vw,2.1rem)]">
          <BarLinks />
        </nav>
        <div className="max-md:hidden">
          <TripButton />
        </div>
        {started && (
          <div className="md:hidden">
            <TripButton short />
          </div>
        )}
        <Menu />
        <TripStatus />
      </div>
    </header>
  );
}

/** Tells a screen reader how many things are in the trip whenever that changes; of one that never began there is no word. */
function TripStatus() {
  const count = useItinerary(countOf);
  const [begun, setBegun] = useState(false);
  if (count > 0 && !begun) setBegun(true);
  return (
    <span role="status" data-slot="selected-count" className="sr-only">
      {begun ? `${count || 'Nothing'} in your trip` : ''}
    </span>
  );
}

function BarLinks() {
  const { pathname } = useLocation();
  return navigationLinks.map((link) => (
    <Link
      key={link.to}
      to={link.to}
      aria-current={currentOf(link, pathname)}
      className="relative flex items-center text-base font-[560] whitespace-nowrap hover:text-display aria-[current]:font-[760] aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-4 aria-[current]:after:border-b-4 aria-[current]:after:border-apple"
    >
      {link.text}
    </Link>
  ));
}

const MENU = 'site-menu';

/** The links on a small screen. It closes on a choice, on Escape and on a press outside. */
function Menu() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const last = useRef(pathname);
  useEffect(() => {
    // The page may change by itself: a countdown, or the browser's Back. A menu that was opened before this was live stays.
    if (last.current !== pathname) menu.current?.hidePopover();
    last.current = pathname;
  }, [pathname]);
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={MENU}
        className="flex min-h-11 cursor-pointer items-center gap-2 font-[720] has-[+:popover-open]:**:data-[open]:hidden not-has-[+:popover-open]:**:data-[shut]:hidden"
      >
        <span data-open="">Menu</span>
        <span data-shut="">Close</span>
        <span data-open="" className="contents">
          <Icon name="menu" />
        </span>
        <span data-shut="" className="contents">
          <Icon name="close" />
        </span>
      </button>
      <Popover
        ref={menu}
        id={MENU}
        role="navigation"
        label="Menu"
        className="fixed inset-x-0 top-nav m-0 w-full max-w-none border-b-2 border-rule bg-paper px-page pt-2 pb-6 text-ink shadow-poster"
      >
        <ul>
          {navigationLinks.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={currentOf(link, pathname)}
                onClick={close}
                className="display flex min-h-17 items-center border-b-2 border-rule text-[2.125rem] tracking-[-0.035em] text-display aria-[current]:text-apple-text"
              >
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid">
          <TripButton onPress={close} />
        </div>
      </Popover>
    </div>
  );
}
