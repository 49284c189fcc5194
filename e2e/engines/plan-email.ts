import { findEmail } from '../stack/mailbox.ts';
import { waitFor } from './wait-for.ts';

/** Waits for the email with the plan of a request. @returns the link to the plan in it. */
export const waitForPlan = (origin: string, reference: string, address: string): Promise<string> =>
  waitFor(`email about ${reference}`, async () => {
    const email = await findEmail(origin, reference, address);
    return /http\S+\/plan\/alm-\S+#[\w.-]+/.exec(email?.text ?? '')?.[0];
  });
