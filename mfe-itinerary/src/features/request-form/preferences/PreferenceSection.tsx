import { Icon } from '@almaty/ui/icon';
import { useIfLoaded } from '@almaty/ui/loadable';
import { useEffect, useRef, useState } from 'react';
import { FIELD_IDS } from '../request-values.ts';
import type { FieldErrors } from '../validate-request.ts';
import { preferenceCode } from './preference-code.ts';

type Props = {
  /** What was chosen before, as the hidden input has it. */
  saved: string;
  errors: FieldErrors;
};

/**
 * What a visitor may say of the trip besides. The hidden input has what is chosen, so that it stays while the section is closed,
 * and the code of its fields is loaded when it is opened, which works before hydration too.
 */
export function PreferenceSection({ saved, errors }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const code = useIfLoaded(preferenceCode, isOpen, isOpen);
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/section mt-14 border-t-3 border-display noscript:hidden print:hidden"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 pt-3.5">
        <h2 className="display text-[1.75rem] leading-none tracking-tight text-display">
          Make it fit you <span className="text-note font-[560] tracking-normal text-ink-2">(optional)</span>
        </h2>
        <Icon name="plus" className="size-5 group-open/section:rotate-45" />
      </summary>
      <input type="hidden" name={FIELD_IDS.preferences} />
      {code ? (
        <code.PreferenceFields saved={saved} errors={errors} />
      ) : (
        <p className="mt-4">
          {code === null
            ? 'This part could not be loaded. Check your connection, then close it and open it again.'
            : 'One moment…'}
        </p>
      )}
    </details>
  );
}
