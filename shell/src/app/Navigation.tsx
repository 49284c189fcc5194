import { routes } from '@almaty/delivery/routes';
import { countItems, useItinerary } from '@almaty/store';
import { Icon } from '@almaty/ui/icon';
import { Popover } from '@almaty/ui/popover';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import * as m from '#messages';
import { LanguageSwitch } from '../languages/LanguageSwitch.tsx';
import { Brand } from './Brand.tsx';
import { ItineraryButton } from './ItineraryButton.tsx';
import { getAriaCurrent, navigationLinks } from './navigation-links.ts';
import { useScrolled } from './useScrolled.ts';

/** The navigation bar: links, and the number of items in the itinerary (docs/specification.md, section 2). */
export function Navigation() {
  const bar = useRef<HTMLElement>(null);
  const hasItems = useItinerary((itinerary) => countItems(itinerary) > 0);
  const isScrolled = useScrolled();
  useEffect(() => {
    if (bar.current) bar.current.dataset.hydrated = '';
  }, []);
  return (
    <header
      ref={bar}
      data-hydration-boundary=""
      data-scrolled={isScrolled || undefined}
      className="fixed inset-x-0 top-0 z-50 bg-paper/40 transition-[background-color] duration-200 data-scrolled:bg-paper/94 data-scrolled:backdrop-blur-md print:hidden"
    >
      <div className="flex h-nav items-center gap-2 px-page md:gap-[clamp(1.25rem,2.4vw,2.25rem)]">
        <div className="mr-auto">
          <Brand compact={hasItems} />
        </div>
        <nav
          aria-label={m.navigationName}
          className="flex gap-4 self-stretch max-md:hidden lg:gap-[clamp(1.1rem,2.2vw,2.1rem)]"
        >
          <NavigationLinks />
        </nav>
        <div className="max-lg:hidden">
          <LanguageSwitch />
        </div>
        <div className="max-md:hidden">
          <ItineraryButton />
        </div>
        {hasItems && (
          <div className="md:hidden">
            <ItineraryButton short />
          </div>
        )}
        <Menu />
        <ItineraryStatus />
      </div>
    </header>
  );
}

/** Announces the number of items to screen readers whenever it changes; says nothing before the first item. */
function ItineraryStatus() {
  const count = useItinerary(countItems);
  const [hasStarted, setStarted] = useState(false);
  if (count > 0 && !hasStarted) setStarted(true);
  return (
    <span role="status" data-slot="selected-count" className="sr-only">
      {hasStarted ? m.navigationCount({ count }) : ''}
    </span>
  );
}

function NavigationLinks() {
  const { pathname } = useLocation();
  return navigationLinks.map((link) => (
    <Link
      key={link.to}
      to={link.to}
      aria-current={getAriaCurrent(link, pathname)}
      className="relative flex items-center text-base font-[560] whitespace-nowrap hover:text-display aria-[current]:font-[760] aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-4 aria-[current]:after:border-b-4 aria-[current]:after:border-apple"
    >
      {link.text}
    </Link>
  ));
}

const MENU_ID = 'site-menu';

/** The links on small screens. It closes when a link is pressed, on Escape and on a press outside. */
function Menu() {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const previous = useRef(pathname);
  useEffect(() => {
    // The page can change without a press in the menu, by a countdown or the Back button. On the first run nothing has
    // changed, so a menu that was opened before hydration stays open.
    if (previous.current !== pathname) menu.current?.hidePopover();
    previous.current = pathname;
  }, [pathname]);
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="flex min-h-11 cursor-pointer items-center gap-2 font-[720] has-[+:popover-open]:**:data-[open]:hidden not-has-[+:popover-open]:**:data-[shut]:hidden"
      >
        <span data-open="" className="tight:sr-only">
          {m.navigationMenu}
        </span>
        <span data-shut="" className="tight:sr-only">
          {m.navigationClose}
        </span>
        <span data-open="" className="contents">
          <Icon name="menu" />
        </span>
        <span data-shut="" className="contents">
          <Icon name="close" />
        </span>
      </button>
      <Popover
        ref={menu}
        id={MENU_ID}
        role="navigation"
        label={m.navigationMenu}
        className="fixed inset-x-0 top-nav m-0 w-full max-w-none border-b-2 border-rule bg-paper px-page pt-2 pb-6 text-ink shadow-poster"
      >
        <ul>
          {navigationLinks.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={getAriaCurrent(link, pathname)}
                onClick={close}
                className="display flex min-h-17 items-center border-b-2 border-rule text-[min(2.125rem,11vw)] tracking-[-0.035em] text-display aria-[current]:text-apple-text"
              >
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-4 -ml-2">
          <LanguageSwitch />
        </div>
        <Link to={routes.offline} onClick={close} className="mt-2 inline-flex min-h-11 items-center underline">
          {m.offlineLink}
        </Link>
        <div className="mt-4 grid">
          <ItineraryButton onPress={close} />
        </div>
      </Popover>
    </div>
  );
}
