/** Why an action failed; nothing while none has. */
export const ActionError = ({ error }: { error: string | undefined }) =>
  error && (
    <p role="alert" className="font-bold text-apple-text">
      {error}
    </p>
  );
