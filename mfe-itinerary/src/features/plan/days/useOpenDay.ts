import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The day that an address asks for: `#day-2` for the second. */
const readHash = (): number | undefined => Number(/^#day-(\d+)$/.exec(window.location.hash)?.[1]) || undefined;

const scrollToDay = (number: number) => document.getElementById(`day-${number}`)?.scrollIntoView();

/**
 * Which day is open where days fold: the first, the one that the address asks for, or the one that was pressed last. What
 * was pressed stays where it is on the screen, although the day above it folds.
 */
export function useOpenDay() {
  const [openDay, setOpenDay] = useState(1);
  const afterChange = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    afterChange.current?.();
    afterChange.current = undefined;
  }, [openDay]);

  useEffect(() => {
    const openHash = () => {
      const number = readHash();
      if (number === undefined) return;
      // Both, because a day that is open already changes nothing.
      afterChange.current = () => scrollToDay(number);
      setOpenDay(number);
      scrollToDay(number);
    };
    openHash();
    window.addEventListener('hashchange', openHash);
    return () => window.removeEventListener('hashchange', openHash);
  }, []);

  return {
    openDay,
    /** Opens a day, or folds it when it is open. */
    toggleDay: (number: number, button: HTMLButtonElement) => {
      const { top } = button.getBoundingClientRect();
      afterChange.current = () =>
        window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
      setOpenDay(number === openDay ? 0 : number);
    },
  };
}
