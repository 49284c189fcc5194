import { Icon } from './icon.tsx';

type Props = {
  /** The accessible name; it stays the same in both states, which `aria-pressed` tells apart. */
  label: string;
  /** What stands below the mark, for the eye. */
  text: string;
  pressed: boolean;
  onToggle: () => void;
};

/** The stub of a poster: torn off, the thing is chosen (look.md, rule 1). */
export function TicketToggle({ label, text, pressed, onToggle }: Props) {
  return (
    <button
      type="button"
      data-slot="ticket-toggle"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onToggle}
      className="perforated flex w-[5.125rem] shrink-0 in-data-featured:w-23 lg:in-data-featured:w-31 lg:in-data-featured:text-base cursor-pointer flex-col items-center justify-center gap-1 text-[0.8125rem] leading-none font-[720] text-on-caption focus-visible:-outline-offset-4 focus-visible:outline-on-caption relative z-1 aria-pressed:bg-apple aria-pressed:text-white"
    >
      <span
        aria-hidden="true"
        className="in-aria-pressed:motion-safe:animate-check grid size-8 lg:in-data-featured:size-11 place-items-center rounded-full bg-on-caption text-spruce in-aria-pressed:bg-white in-aria-pressed:text-[#b03324]"
      >
        <Icon name={pressed ? 'check' : 'plus'} className="size-5 stroke-3" />
      </span>
      <span aria-hidden="true">{text}</span>
    </button>
  );
}
