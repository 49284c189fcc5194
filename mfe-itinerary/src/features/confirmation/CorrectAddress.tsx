import { CORRECTION_MINUTES } from '@almaty/dates';
import { Button } from '@almaty/ui/button';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as m from '#messages';
import { Turnstile } from '../../components/turnstile/Turnstile.tsx';
import { useTurnstile } from '../../components/turnstile/useTurnstile.ts';
import type { SubmittedRequest } from '../../lib/submission.ts';
import { useCorrectAddress } from './useCorrectAddress.ts';

/** Whether a moment of the browser's clock is still to come. */
function useBefore(moment: number): boolean {
  const [isBefore, setBefore] = useState(() => Date.now() < moment);
  useEffect(() => {
    setBefore(Date.now() < moment);
    const timer = setTimeout(() => setBefore(false), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return isBefore;
}

/** Offers to correct the address of a request, for ten minutes; nothing after that. */
export function CorrectAddress({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  const turnstile = useTurnstile();
  const { isSending, error, correct } = useCorrectAddress(submittedRequest, turnstile);
  const [state, setState] = useState<'closed' | 'open' | 'corrected'>('closed');
  const isCorrectable = useBefore(submittedRequest.correction?.until ?? 0);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);

  const open = () => {
    flushSync(() => setState('open'));
    field.current?.focus();
  };
  const close = () => {
    flushSync(() => setState('closed'));
    opener.current?.focus();
  };
  const submit = async () => {
    if (await correct(field.current?.value ?? '')) {
      flushSync(() => setState('corrected'));
      outcome.current?.focus();
    } else field.current?.focus();
  };

  if (state === 'open')
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="mt-2 grid gap-2 border-2 border-edge bg-field p-4 tight:p-2 print:hidden"
      >
        <label htmlFor="right-address" className="font-bold">
          {m.confirmationRightAddress}
        </label>
        <input
          ref={field}
          id="right-address"
          type="email"
          autoComplete="email"
          spellCheck={false}
          aria-describedby="right-address-error right-address-hint"
          aria-invalid={error !== ''}
          className={`block min-h-14 w-full rounded-xs border-2 bg-field px-4 text-lg focus:outline-hidden focus:border-ink focus:ring-3 focus:ring-apple ${error ? 'border-apple-text' : 'border-edge'}`}
        />
        <p id="right-address-error" role="alert" className="font-bold text-apple-text empty:hidden">
          {error}
        </p>
        <p id="right-address-hint" className="text-note text-ink-2">
          {m.confirmationRightAddressHint}
        </p>
        <Turnstile control={turnstile} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            size="sm"
            aria-disabled={isSending}
            className="whitespace-normal! tight:px-2! aria-disabled:cursor-progress"
          >
            {isSending ? m.formSending : m.confirmationCorrect}
          </Button>
          <Button variant="outline" size="sm" className="tight:px-2!" onClick={close}>
            {m.confirmationCancel}
          </Button>
        </div>
      </form>
    );
  return (
    <>
      {state === 'corrected' && (
        <p ref={outcome} tabIndex={-1} role="status" className="font-bold outline-none">
          {m.confirmationCorrected}
        </p>
      )}
      {isCorrectable && (
        <p className="print:hidden">
          <button
            ref={opener}
            type="button"
            onClick={open}
            className="min-h-11 cursor-pointer font-[680] underline decoration-2 underline-offset-5"
          >
            {m.confirmationWrongAddress}
          </button>{' '}
          <span className="text-note text-ink-2">{m.confirmationCorrectable({ minutes: CORRECTION_MINUTES })}</span>
        </p>
      )}
    </>
  );
}
