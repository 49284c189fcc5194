import './app.css';
import { KEEP_PAGE_EVENT } from '@almaty/delivery/keep-page';
import { LANGUAGE } from '@almaty/languages/current';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Layout } from './app/Layout.tsx';
import { findPreferred } from './languages/find-preferred.ts';
import { PageLanguages } from './languages/page-languages.ts';
import { startFollowingLinks } from './links/follow-links.ts';
import { startPrefetching } from './links/prefetch-links.ts';
import { isOfferDue } from './offline/second-visit.ts';
import { listRunningLanguages, registerRemoteList } from './parts/federation-runtime.ts';
import { createOutlet } from './parts/outlet.ts';
import { SiteRouter } from './router/SiteRouter.tsx';
import { startScrollKeeper } from './router/scroll-keeper.ts';
import { createSiteHistory } from './router/site-history.ts';
import { holdTranslation, surviveTranslation } from './translation/survive-translation.ts';
import { whenIdle } from './when-idle.ts';

/** @throws Error when the document is not one of the site. */
function findElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

surviveTranslation();
registerRemoteList();
const history = createSiteHistory();
// Before the outlet, which changes the page that a position is of.
const scroll = startScrollKeeper(history);
const outlet = createOutlet(findElement('[data-slot="outlet"]'), history, scroll);
const frame = (
  <SiteRouter history={history} first={history.getEntry()}>
    <PageLanguages value={listRunningLanguages}>
      <Layout outlet={outlet} />
    </PageLanguages>
  </SiteRouter>
);
// As a transition React hydrates in slices of 5 ms, between which a press is answered.
const root = findElement('#root');
holdTranslation(root);
startTransition(() => void hydrateRoot(root, frame));
startFollowingLinks((address) => history.navigator.push(address));
startPrefetching();
addEventListener(KEEP_PAGE_EVENT, () => void import('./offline/index.ts').then(({ keepPlan }) => keepPlan()));
whenIdle(() => {
  // Without it nothing is sent.
  import('./reports/send-reports.ts').then(
    ({ start }) => start(),
    () => {},
  );
  if (navigator.serviceWorker?.controller) void import('./offline/index.ts').then(({ updateGuide }) => updateGuide());
  else if (isOfferDue())
    import('./offline/index.ts').then(
      ({ offerGuide }) => offerGuide(),
      () => {
        // It is offered on the next visit.
      },
    );
  const preferred = findPreferred(navigator.languages);
  if (preferred === undefined || preferred === LANGUAGE) return;
  import('./languages/offer-language.ts')
    .then(({ offerLanguage }) => offerLanguage(preferred))
    .catch(() => {
      // The switch of the navigation is there without it.
    });
});
