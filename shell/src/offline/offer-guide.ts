import { routes } from '@almaty/delivery/routes';
import { toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';
import { toast } from '../toasts/lazy-toast.ts';
import { noteOffered } from './second-visit.ts';
import { canKeep } from './worker-registration.ts';

/** How long the offer is shown, in milliseconds: as long as that of a language. */
const SHOWN_MS = 20_000;

/** Offers, once in a browser that can keep it, to take the guide along; not on the page that does so. */
export function offerGuide(): void {
  const page = toLanguage(routes.offline, LANGUAGE);
  if (!canKeep() || location.pathname === page) return;
  noteOffered();
  toast(m.offlineOffer, {
    duration: SHOWN_MS,
    action: { label: m.offlineOfferOpen, onClick: () => location.assign(page) },
  });
}
