import { type RefObject, useEffect, useRef, useState } from 'react';

/** When the entrance of the last card is over: its delay and its animation, in milliseconds. */
const ENTRANCE_MS = 1300;

/** The lists whose cards have entered in this document, on whatever page. */
const enteredLists = new WeakSet<readonly unknown[]>();

/** Props of the element that contains the cards. */
type EntranceProps = {
  ref: RefObject<HTMLUListElement | null>;
  'data-entrance': '' | undefined;
  onAnimationStart: () => void;
};

/**
 * Lets the cards of a list enter when a visitor sees the list for the first time: not after Back, and not when its tab is
 * shown again. The style sheet restricts it to the cards of the first window.
 */
export function useEntrance(list: readonly unknown[]): EntranceProps {
  const element = useRef<HTMLUListElement>(null);
  const [isEntering, setIsEntering] = useState(() => !enteredLists.has(list));
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => {
    // Prerendered cards may have entered before hydration. In a closed tab they start when it opens.
    if (element.current?.offsetParent) setHasStarted(true);
  }, []);
  useEffect(() => {
    if (!hasStarted) return;
    enteredLists.add(list);
    const timer = setTimeout(() => setIsEntering(false), ENTRANCE_MS);
    return () => clearTimeout(timer);
  }, [hasStarted, list]);
  return {
    ref: element,
    'data-entrance': isEntering ? '' : undefined,
    onAnimationStart: () => setHasStarted(true),
  };
}
