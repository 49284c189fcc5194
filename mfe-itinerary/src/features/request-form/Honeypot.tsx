import * as m from '#messages';

/** The name of the honeypot field, in the form and in the request body. */
export const HONEYPOT_NAME = 'website';

/** A field that people neither see nor reach: the API refuses a request with a value in it, which only bots fill in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        {m.formHoneypot}
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
