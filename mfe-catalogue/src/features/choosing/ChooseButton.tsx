import type { Choosing } from './useChoosing.ts';

/**
 * The button of a card. Its accessible name holds the place's name and stays the same in both states, which
 * `aria-pressed` tells apart; the mark is for the eye (look.md, rule 1).
 */
export function ChooseButton({ name, chosen, toggle }: Choosing & { name: string }) {
  return (
    <button
      type="button"
      aria-label={`Add ${name} to trip`}
      aria-pressed={chosen}
      onClick={toggle}
      className="flex min-h-16 w-[5.125rem] shrink-0 cursor-pointer flex-col items-center justify-center gap-1 border-l-2 border-dotted border-on-strip/60 text-xs font-bold text-on-strip aria-pressed:bg-apple"
    >
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full border-2 border-current text-xl leading-none"
      >
        {chosen ? '✓' : '+'}
      </span>
      <span aria-hidden="true">Add to trip</span>
    </button>
  );
}
