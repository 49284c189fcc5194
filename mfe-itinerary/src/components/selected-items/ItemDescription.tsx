import { useState } from 'react';

/** The description of a selected item: on small screens one line, and the rest on a press. */
export function ItemDescription({ name, children }: { name: string; children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-0.5 flex items-start gap-2">
      <p className={`min-w-0 text-base leading-[1.42] text-ink-2 ${isOpen ? '' : 'max-sm:line-clamp-1'}`}>{children}</p>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="relative shrink-0 cursor-pointer text-note font-[680] underline underline-offset-4 after:absolute after:-inset-2.5 sm:hidden print:hidden"
      >
        {isOpen ? 'Less' : 'More'}
        <span className="sr-only"> about {name}</span>
      </button>
    </div>
  );
}
