import { describeRequestProblem } from '@almaty/store/request-problem';
import { findAddressProblem } from '@almaty/store/schema';
import { useState } from 'react';
import * as m from '#messages';
import { BOT_CHECK_FAILED } from '../../components/turnstile/bot-check-failed.ts';
import type { TurnstileControl } from '../../components/turnstile/useTurnstile.ts';
import { clearIdempotencyKey, getIdempotencyKey } from '../../lib/idempotency-key.ts';
import { postRequest } from '../../lib/post-request.ts';
import { createCorrection, recordSubmission, type SubmittedRequest } from '../../lib/submission.ts';

/** The text about a typed address that cannot be sent; empty when it can. */
function validateAddress(address: string, current: string): string {
  const problem = findAddressProblem(address.trim());
  if (problem) return describeRequestProblem(problem);
  return address.trim().toLowerCase() === current.toLowerCase() ? m.confirmationSameAddress : '';
}

/** Replaces a request by the same one for another address (docs/decisions/0012). `error` is the text to show. */
export function useCorrectAddress({ reference, request, correction }: SubmittedRequest, turnstile: TurnstileControl) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');

  /** Sends an address. Resolves to whether it was corrected. */
  const correct = async (typed: string): Promise<boolean> => {
    const invalid = validateAddress(typed, request.user_email);
    setError(invalid);
    if (invalid || isSending || !correction) return false;
    setSending(true);
    try {
      const user_email = typed.trim();
      const body = { reference, correction_key: correction.key, user_email };
      const turnstile_token = await turnstile.getToken().catch(() => null);
      if (turnstile_token === null) {
        setError(BOT_CHECK_FAILED);
        return false;
      }
      const result = await postRequest('/api/correct-address', { ...body, turnstile_token }, getIdempotencyKey(body));
      turnstile.reset();
      if (!result.isSent) {
        setError(result.message);
        return false;
      }
      clearIdempotencyKey();
      recordSubmission({
        ...{ reference: result.reference, deadline: result.deadline, request: { ...request, user_email } },
        correction: createCorrection(result.correctionKey),
        needsVerification: result.needsVerification,
      });
      return true;
    } finally {
      setSending(false);
    }
  };

  return { isSending, error, correct };
}
