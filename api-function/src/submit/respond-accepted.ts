import { CORRECTION_MINUTES, deliveryDeadline } from '@almaty/dates';
import type { Context } from 'hono';
import { getConfig } from '../config/config.ts';
import { HttpError } from '../http/http-error.ts';
import { createToken } from '../links/signed-token.ts';
import type { RecordedSubmission } from './record-submission.ts';

/** Gets the earliest moment at which a request was made whose address can still be corrected. */
export const getCorrectionStart = (now: Date): Date => new Date(now.getTime() - CORRECTION_MINUTES * 60_000);

/**
 * Responds to a recorded request, in the same way each time that it is sent. While its address can be corrected, the
 * response has the key for that: nothing else ever contains it (docs/decisions/0012).
 *
 * @throws HttpError 409 when the content differs from what is recorded.
 */
export async function respondAccepted(
  c: Context,
  { reference, content_hash, created_at, needs_verification }: RecordedSubmission,
  contentHash: string,
  now: Date,
): Promise<Response> {
  if (content_hash !== contentHash) throw new HttpError(409, 'key_reused', (m) => m.errorKeyReused);
  const createdAt = new Date(created_at);
  const isCorrectable = createdAt > getCorrectionStart(now);
  return c.json(
    {
      success: true,
      reference,
      deadline: deliveryDeadline(createdAt).toISOString(),
      ...(needs_verification === 1 && { needs_verification: true }),
      ...(isCorrectable && { correction_key: await createToken(getConfig(c.env).LINK_SECRET, 'correct', reference) }),
    },
    202,
  );
}
