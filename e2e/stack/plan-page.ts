import { expect, type Page } from '@playwright/test';
import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { postRequest } from '../load/post-request.ts';
import type { Mailbox } from './mail-stack.ts';

/** The subject of the email with the first plan. */
export const FIRST_PLAN = /^Your Almaty plan, [^,]*$/;

/** Counts the requests of this process: each has an address and a network of its own. */
let requests = 0;

type Requested = { reference: string; address: string };

/** Places that are open in every season. */
const PLACES = locations.filter(({ slug }) =>
  ['charyn-canyon', '28-panfilov-guardsmen-park', 'first-president-park'].includes(slug),
);

/** Sends a request, as the form does. */
export async function submit(origin: string): Promise<Requested> {
  requests += 1;
  const { reference } = (await (await postRequest(origin, requests, { selected: PLACES })).json()) as {
    reference: string;
  };
  return { reference, address: `visitor.${requests}@example.com` };
}

const findLink = (text: string | undefined) => /http\S+\/plan\/alm-\S+#[\w.-]+/.exec(text ?? '')?.[0] ?? '';

/** A request with the link to its plan. */
type Planned = Requested & { link: string };

/** Sends a request, and waits for the email with its plan. */
export async function requestPlan(origin: string, mailbox: Mailbox): Promise<Planned> {
  const requested = await submit(origin);
  const email = await mailbox.waitFor(requested.reference, requested.address, FIRST_PLAN);
  return { ...requested, link: findLink(email.text) };
}

/** Opens the plan of a new request. */
export async function openPlan(page: Page, origin: string, mailbox: Mailbox): Promise<Planned> {
  const planned = await requestPlan(origin, mailbox);
  await page.goto(planned.link);
  await expect(getStatus(page)).toHaveText('Revision 1, sent, saved');
  return planned;
}

/** Locates the state of the plan: its revision, and whether it is sent and saved. */
export const getStatus = (page: Page) => page.getByRole('status').filter({ hasText: /Revision \d/ });
/** Gets the names of the stops in their order. */
export const getNames = (page: Page) =>
  page
    .getByRole('button', { name: /^Move / })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.slice('Move '.length) ?? ''));
