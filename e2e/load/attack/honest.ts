import { VERIFICATION } from './mail.ts';
import type { Target } from './target.ts';
import { findLink, postForm, submit } from './visitor.ts';

/** How an honest visitor fared: the seconds from sending the request to the email with the plan; null without one. */
export type Honest = { seconds: number | null; isAsked: boolean; problem?: string };

/**
 * Asks for a plan as a person does: from a network of their own, and by the link of the email when they are asked whether the
 * request is theirs.
 *
 * @param number of the visitor.
 */
export async function visit(target: Target, number: number): Promise<Honest> {
  const startedAt = performance.now();
  const address = `honest.${number}@example.com`;
  const { status, body } = await submit(target, { address, ip: `77.1.${number}.7` });
  const isAsked = body.needs_verification === true;
  if (!body.reference) return { seconds: null, isAsked, problem: `${status} ${body.code}` };
  try {
    if (isAsked) {
      const question = await target.waitForEmail(address, VERIFICATION);
      await postForm(findLink(question, 'verify'), { request: body.reference });
    }
    await target.waitForEmail(address, /^Your Almaty plan/, body.reference);
    return { seconds: (performance.now() - startedAt) / 1000, isAsked };
  } catch (error) {
    return { seconds: null, isAsked, problem: String(error) };
  }
}
