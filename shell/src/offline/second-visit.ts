import { safeLocalStorage } from '@almaty/store/safe-storage';

/** The day of the first visit, until the guide has been offered. */
const OFFER_KEY = 'almaty-guide-offer';
const OFFERED = 'offered';

/** Notes the day of the first visit. @returns whether this is one of a later day, and the guide was not offered yet. */
export function isOfferDue(now = new Date()): boolean {
  const today = now.toDateString();
  const first = safeLocalStorage.getItem(OFFER_KEY);
  if (first === null) safeLocalStorage.setItem(OFFER_KEY, today);
  return first !== null && first !== today && first !== OFFERED;
}

/** Notes that the guide has been offered. */
export const noteOffered = (): void => safeLocalStorage.setItem(OFFER_KEY, OFFERED);
