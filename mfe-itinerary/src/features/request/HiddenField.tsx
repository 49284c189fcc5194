import type { Ref } from 'react';

/** A field that people neither see nor reach. What fills it in is no person, and the function refuses the request. */
export function HiddenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        Leave this empty
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
