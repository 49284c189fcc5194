import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { NavigationType } from 'react-router';
import { startShellPage } from '../pages/start-shell-page.ts';
import { report } from '../reports/report.ts';
import type { HistoryEntry, SiteHistory } from '../router/site-history.ts';
import { getModuleId, type SitePage } from '../site/site-page.ts';
import { holdTranslation } from '../translation/survive-translation.ts';
import { hasAllFiles, prepareRetry, startOver } from './federation-runtime.ts';
import { SLOW_PAGE_MS } from './file-timeout.ts';
import { fillSlots } from './fill-slots.ts';
import { getFragment, keepFragment, loadFragment, type PageFragment } from './fragments.ts';
import { getComponent, loadComponent } from './modules.ts';
import { PartTree } from './PartTree.tsx';
import { readHead } from './show-head.ts';

/** Why a part is not there, and how to try again: it failed, or it is late and may still arrive. */
export type PartFailure = { reason: 'failed' | 'slow'; retry: () => void };

/** What is beside the element of a part: its skeleton until it shows something, and what went wrong. */
export type PartView = { isShown: boolean; failure: PartFailure | null };

type Options = {
  page: SitePage;
  history: SiteHistory;
  /** The entry that the page is opened with. */
  entry: HistoryEntry;
  /** Puts the element of the part into the document. */
  place: (element: HTMLElement) => void;
  /** The element with the page's HTML, if it came with the document. */
  prerendered: HTMLElement | null;
  /** Called with the head fields of the page when they are known. */
  onHead: (head: PageFragment['head']) => void;
  onChange: (view: PartView) => void;
  /** Called when another entry of the same page has been rendered. */
  onRendered: (entry: HistoryEntry) => void;
  /** Opens the page anew, because its release or its root is another one now. */
  onReopen: () => void;
};

/** A part that is open: whether its root follows the history by itself, and what ends it. */
export type OpenPart = { isLive: () => boolean; close: () => void };

/** The element of a part: styles and early events know it by its attributes (docs/architecture.md, "The life of a part"). */
function createElement({ part }: SitePage): HTMLElement {
  const element = document.createElement('div');
  if (part === 'shell') element.dataset.static = '';
  else Object.assign(element.dataset, { mfe: part, hydrationBoundary: '' });
  return element;
}

/** So many milliseconds the code of a page waits for its HTML: together they would share the connection and the processor. */
const HTML_FIRST_MS = 1000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Resolves when the next frame is ready: in a task after its callbacks. */
const waitForFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out only what the window shows, until that has been painted (app.css). */
async function layOutInSteps({ dataset }: HTMLElement): Promise<void> {
  dataset.opening = '';
  await waitForFrame();
  delete dataset.opening;
}

/**
 * Opens a page in a part of the document: first its HTML, then its code, with one root of React. A page whose code is there is
 * rendered at once after Back, because it looks as the visitor left it; otherwise it begins with its HTML, like a first visit.
 */
export function openPart(options: Options): OpenPart {
  const { page, history, entry, place, prerendered, onHead, onChange, onRendered, onReopen } = options;
  const id = getModuleId(page);
  const element = prerendered ?? createElement(page);
  const isBack = entry.action === NavigationType.Pop;
  let root: Root | undefined;
  let isClosed = false;
  const isOpen = () => !isClosed;
  let endPage = () => {};
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let view: PartView = { isShown: prerendered !== null, failure: null };

  const change = (next: Partial<PartView>) => {
    if (isClosed) return;
    view = { ...view, ...next };
    onChange(view);
  };
  /** Tells of a page that neither works nor fails in time. */
  const startWaiting = () => {
    clearTimeout(slowTimer);
    slowTimer = setTimeout(() => {
      change({ failure: { reason: 'slow', retry: startOver } });
      report({ part: page.part, metric: 'late' });
    }, SLOW_PAGE_MS);
  };
  const endWaiting = (failure: PartFailure | null) => {
    clearTimeout(slowTimer);
    if (failure !== view.failure) change({ failure });
  };
  const onHydrated = () => {
    element.dataset.hydrated = '';
    // Not before: a page whose code is there may wait for its data.
    endWaiting(null);
    // A page that waited for its data has its slots from now on; others may lack what the edge could not read.
    fillSlots(element);
  };
  const startShell = () => startShellPage(page, element, () => endWaiting({ reason: 'failed', retry: startOver }));
  /** Anew, unless the visitor has left: it would be another page by then. */
  const reopen = () => {
    if (isOpen()) onReopen();
  };
  const reload = () => {
    if (isOpen()) startOver();
  };
  const reopenAfterRetry = () => void prepareRetry(page.part, isOpen).then(reopen, reopen);
  const rootOptions = {
    onUncaughtError: (error: unknown) => {
      console.error(error);
      report({ part: page.part, metric: 'render' });
      endWaiting({ reason: 'failed', retry: reopenAfterRetry });
    },
    onRecoverableError: (error: unknown) => {
      // React reports the end of a root that it has not hydrated yet.
      if (!isClosed) reportError(error);
    },
  };
  const renderTree = (Page: ComponentType) => (
    <PartTree {...{ history, entry, Page, onHydrated, onRendered }} route={page.route} skeleton={page.skeleton} />
  );

  /** @returns resolves when it has been painted. */
  const showFragment = ({ createNodes }: PageFragment): Promise<void> => {
    if (isClosed || view.isShown) return Promise.resolve();
    element.append(createNodes());
    place(element);
    change({ isShown: true });
    if (id === null) endWaiting(null);
    endPage = startShell();
    fillSlots(element);
    // After Back or with a hash the heights of what comes before decide what is seen.
    return isBack || entry.location.hash !== '' ? waitForFrame() : layOutInSteps(element);
  };
  const showComponent = (Page: ComponentType) => {
    if (isClosed || root) return;
    if (view.isShown) {
      holdTranslation(element);
      // As a transition React hydrates in slices of 5 ms, between which a press is answered.
      startTransition(() => {
        root = hydrateRoot(element, renderTree(Page), rootOptions);
      });
      return;
    }
    place(element);
    root = createRoot(element, rootOptions);
    const rendered = root;
    // The page is there when its skeleton goes.
    flushSync(() => rendered.render(renderTree(Page)));
    change({ isShown: true });
  };

  const fail = (error: unknown) => {
    console.warn(`The page ${page.part}${page.path} could not be loaded`, error);
    endWaiting({ reason: 'failed', retry: () => void retry() });
    if (!isClosed) report({ part: page.part, metric: 'load', ...(id && { failure: { module: id, error } }) });
  };
  /** Loads what makes the page work: its code, or of a page without code its HTML. @returns shows it. */
  const loadWhole = async (): Promise<() => void> => {
    if (id) {
      const component = await loadComponent(id);
      return () => showComponent(component);
    }
    const whole = await loadFragment(page);
    return () => void showFragment(whole);
  };
  async function load(isRetry: boolean, html = Promise.resolve()): Promise<void> {
    try {
      // Without the current releases the page can still be loaded from the release that is known.
      if (isRetry) await prepareRetry(page.part, isOpen).catch(() => {});
      if (isRetry && page.part !== 'shell' && !id) return reopen();
      await Promise.race([html, wait(HTML_FIRST_MS)]);
      const show = await loadWhole();
      show();
    } catch (error) {
      // A browser that still waits for a file, or has it damaged in its memory, requests no other one for the same document.
      if (isRetry && id !== null && (await hasAllFiles(id))) return reload();
      fail(error);
    }
  }
  function retry(): Promise<void> {
    startWaiting();
    change({ failure: null });
    return load(true);
  }

  report({ part: page.part, metric: 'view' });
  if (prerendered) endPage = startShell();
  if (id !== null || !prerendered) startWaiting();
  const component = id === null ? undefined : getComponent(id);
  const fragment = getFragment(page);
  const begin = (known: PageFragment): Promise<void> => {
    if (isClosed) return Promise.resolve();
    onHead(known.head);
    return showFragment(known);
  };
  let html = Promise.resolve();
  if (component && (isBack || !fragment) && !view.isShown) showComponent(component);
  if (fragment) html = begin(fragment);
  onChange(view);
  // After Back the title is known, and may be another one since.
  if (!fragment && !prerendered && !(isBack && root))
    html = loadFragment(page).then(
      begin,
      // Its code is enough, and without that the visitor is told.
      () => {},
    );
  if (!root && (id !== null || !view.isShown)) void load(false, id === null ? undefined : html);

  return {
    isLive: () => root !== undefined,
    close() {
      isClosed = true;
      clearTimeout(slowTimer);
      endPage();
      if (page.part === 'shell' && view.isShown) keepStaticNodes(page, element);
      element.remove();
      // React refuses to remove a root while it renders another one.
      queueMicrotask(() => root?.unmount());
    },
  };
}

/** Keeps the nodes of a page that never changes, for Back. Its head fields are still those of the document. */
function keepStaticNodes(page: SitePage, element: HTMLElement): void {
  const nodes = document.createDocumentFragment();
  nodes.append(...element.childNodes);
  keepFragment(page, { head: readHead(), createNodes: () => nodes });
}
