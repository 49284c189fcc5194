import * as m from '#messages';

/** That an action runs, or why the last one failed; nothing else. */
export const ActionStatus = ({ isBusy, error }: { isBusy: boolean; error: string | undefined }) => (
  <>
    <p role="status" className="text-note empty:hidden">
      {isBusy && m.formMoment}
    </p>
    {error && (
      <p role="alert" className="font-bold text-apple-text">
        {error}
      </p>
    )}
  </>
);
