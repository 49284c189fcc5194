import { useIfLoaded } from '@almaty/ui/loadable';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { FIELD_IDS } from '../request-values.ts';
import type { PreferenceFields } from './PreferenceFields.tsx';
import { preferenceCode } from './preference-code.ts';

type Props = Omit<ComponentProps<typeof PreferenceFields>, 'section' | 'isOpen'>;

/**
 * What a visitor may say of the trip besides. The hidden input has what is chosen, so that it stays while the section is closed,
 * and the code of its fields is loaded when it is opened, which works before hydration too.
 */
export function PreferenceSection(props: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const code = useIfLoaded(preferenceCode, isOpen);
  useEffect(() => setOpen(!!details.current?.open), []);
  return (
    <details
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-15 border-t-3 border-display pt-3.5 noscript:hidden print:hidden"
    >
      <summary className="cursor-pointer">
        <h2 className="display inline text-[1.75rem] leading-none tracking-tight text-display">
          {`${m.formPreferences} `}
          <span className="font-sans text-base font-normal tracking-normal text-ink-2">{m.formOptional}</span>
        </h2>
      </summary>
      <input type="hidden" name={FIELD_IDS.preferences} />
      {code ? (
        <code.PreferenceFields {...props} isOpen={isOpen} section={details} />
      ) : (
        <p className="mt-4">{code === null ? m.formPreferencesFailed : m.formMoment}</p>
      )}
    </details>
  );
}
