import { loadOnce, useLoaded, usePrerendered } from '@almaty/ui/static-content';
import { usePrefetch } from '../../hooks/usePrefetch.ts';
import type { CardTextProps } from './CardText.tsx';

/** Loads the code of the text of cards, which prerendered cards do not need. */
export const loadCardText = loadOnce(() => import('./CardText.tsx'));

/** The text of a card (CardText.tsx); suspends until its code has come. */
export function LateCardText(props: CardTextProps) {
  const { CardText } = useLoaded(loadCardText);
  return <CardText {...props} />;
}

/** Loads the text of cards before any card needs it. Suspends where cards are rendered by the browser, so that none grows. */
export function useCardText(): void {
  usePrefetch(loadCardText);
  if (!usePrerendered()) useLoaded(loadCardText);
}
