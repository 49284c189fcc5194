import { useState } from 'react';
import * as m from '#messages';
import { hide } from '../hide.ts';

/** The description of a selected item; on small screens it is shown on a press. */
export function ItemDescription({ name, children }: { name: string; children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={`mt-1 text-base leading-[1.42] text-ink-2 ${isOpen ? '' : 'max-sm:hidden print:block!'}`}>
        {children}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-8 cursor-pointer items-center text-note font-[680] underline underline-offset-4 sm:hidden print:hidden"
      >
        {(isOpen ? m.selectedHideDescription : m.selectedDescription)({ hidden: hide, name })}
      </button>
    </>
  );
}
