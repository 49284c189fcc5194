import { vi } from 'vitest';
import type { Email } from '../email/mailer.ts';
import { deliverDueAt } from './plan-api.ts';

/** Moves the clock, and delivers the emails that are due then. */
export async function deliverAt(moment: Date): Promise<Email[]> {
  vi.setSystemTime(moment);
  const emails: Email[] = [];
  await deliverDueAt(moment, async (email, beforeContent) => {
    await beforeContent();
    emails.push(email);
  });
  return emails;
}

/** Gets the subjects of the emails that went to the visitor, without their dates. */
export const getVisitorSubjects = (emails: readonly Email[]): string[] =>
  emails.filter(({ to }) => to === 'visitor@example.com').map(({ subject }) => subject.replace(/, .*/, ''));
