import { StaticContent, useLoaded } from '@almaty/ui/static-content';
import { useBrowserRendered } from '@almaty/ui/use-hydrated';
import {
  type RefObject,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { skipEntrance } from '../../components/cards/useEntrance.ts';
import { firstPageLoaders } from '../../content/load-first-pages.ts';
import { afterPress } from '../../lib/after-press.ts';
import { FROM_LIST } from '../../lib/from-list.ts';
import { onIntent } from '../../lib/on-intent.ts';
import type { Tab } from '../../lib/tab.ts';
import { rememberActions } from './remember-actions.ts';

type Props = {
  tab: Tab;
  /** Whether the tab is selected. */
  isOpen: boolean;
};

function LoadedList({ tab }: Pick<Props, 'tab'>) {
  return <LocationGrid locations={useLoaded(firstPageLoaders[tab])} heading="h3" />;
}

type Restore = (rendered: HTMLElement) => void;

type PrerenderedHtmlProps = Pick<Props, 'tab'> & {
  list: RefObject<HTMLElement | null>;
  /** Gets what a visitor has done when the HTML is removed. */
  restore: RefObject<Restore | null>;
};

function PrerenderedHtml({ tab, list, restore }: PrerenderedHtmlProps) {
  const navigate = useNavigate();
  const openLocation = useCallback((path: string) => navigate(path, { state: FROM_LIST }), [navigate]);
  useLayoutEffect(
    // React calls this before it removes the nodes.
    () => () => {
      if (list.current) restore.current = rememberActions(list.current);
    },
    [list, restore],
  );
  return (
    <StaticContent onNavigate={openLocation}>
      <LoadedList tab={tab} />
    </StaticContent>
  );
}

/** The prerendered HTML of a list until its cards have come, and then the list itself. */
function PrerenderedList({ tab, isOpen }: Props) {
  const loadPage = firstPageLoaders[tab];
  const list = useRef<HTMLDivElement>(null);
  const restore = useRef<Restore>(null);
  const [isRendered, setIsRendered] = useState(false);
  const [failures, setFailures] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Not later than the tab opens, so that the nodes are replaced while nobody sees them.
    if (isOpen && loadPage.loaded) setIsRendered(true);
  }

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    if (isRendered) {
      restore.current?.(element);
      restore.current = null;
      delete element.dataset.pending;
      element.dataset.hydrated = '';
    } else if (isOpen) {
      // Presses wait for the cards (shell/build/early-events.ts).
      element.dataset.hydrationBoundary = '';
      // An entrance would begin again in the nodes that replace these.
      element.querySelector('[data-entrance]')?.removeAttribute('data-entrance');
    }
  }, [isOpen, isRendered]);

  useEffect(() => {
    const element = list.current;
    if (!element || isRendered) return;
    const load = () =>
      void loadPage().then(
        (locations) => {
          if (isOpen) skipEntrance(locations);
          // A transition, because the press that it follows goes first.
          afterPress(element, () => startTransition(() => setIsRendered(true)));
        },
        () => {
          if (isOpen) setFailures((count) => count + 1);
        },
      );
    if (!isOpen) return onIntent(document, load);
    // The HTML can be read meanwhile; whoever presses something in it tries again.
    if (failures > 0) return onIntent(element, load);
    load();
  }, [loadPage, isOpen, isRendered, failures]);

  return (
    <div ref={list}>{isRendered ? <LoadedList tab={tab} /> : <PrerenderedHtml {...{ tab, list, restore }} />}</div>
  );
}

/**
 * The list of a tab that is closed at first. Its HTML comes with the page; its cards are loaded when the visitor begins to do
 * something, or opens the tab (docs/decisions/0060).
 */
export function LateList({ tab, isOpen }: Props) {
  if (!useBrowserRendered()) return <PrerenderedList tab={tab} isOpen={isOpen} />;
  return (
    // The open tab does not wait for the others.
    <Suspense>
      <LoadedList tab={tab} />
    </Suspense>
  );
}
