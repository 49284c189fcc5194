import { LANGUAGE } from '@almaty/languages/current';
import { GuideList, LIST_PATH } from './guide-list.ts';

/** How long the edge may take, in milliseconds: it composes every page for the first visitor of a release. */
const LIMIT_MS = 30_000;

/** Loads the list of the guide in the language of this page. @throws Error when it cannot be had. */
export async function loadGuideList(): Promise<GuideList> {
  const response = await fetch(LIST_PATH + LANGUAGE, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`The list of the guide responded with ${response.status}`);
  return GuideList.parse(await response.json());
}
