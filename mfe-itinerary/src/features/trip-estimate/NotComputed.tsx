import * as m from '#messages';

/** Stands in for an estimate that could not be made, and offers to try again. */
export const NotComputed = ({ onRetry }: { onRetry: () => void }) => (
  <p className="text-note text-on-kraft-2">
    <span>{m.estimateFailed}</span>{' '}
    <button
      type="button"
      onClick={onRetry}
      className="min-h-11 cursor-pointer font-[680] underline decoration-2 underline-offset-4 print:hidden"
    >
      {m.planRetry}
    </button>
  </p>
);
