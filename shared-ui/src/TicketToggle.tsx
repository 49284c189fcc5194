import { Icon } from './Icon.tsx';

type Props = {
  /** The accessible name, the same in both states; `aria-pressed` distinguishes them. */
  label: string;
  /** The visible text below the icon while it is not pressed. */
  text: string;
  pressed: boolean;
  onToggle: () => void;
};

/** The toggle button at the end of a poster's caption, like the stub of a ticket (docs/design-system.md, "Cards"). */
export function TicketToggle({ label, text, pressed, onToggle }: Props) {
  return (
    <button
      type="button"
      data-slot="ticket-toggle"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onToggle}
      className="perforated flex print:hidden w-[5.125rem] shrink-0 tight:w-full tight:flex-row tight:gap-3 tight:py-2 tight:before:inset-[0_8px_auto] tight:before:border-t-2 tight:before:border-l-0 in-data-featured:w-23 lg:in-data-featured:w-31 lg:in-data-featured:text-base cursor-pointer flex-col items-center justify-center gap-1 text-[0.8125rem] leading-none font-[720] text-on-caption focus-visible:-outline-offset-4 focus-visible:outline-on-caption relative z-1 aria-pressed:bg-apple aria-pressed:text-white"
    >
      <span
        aria-hidden="true"
        className="in-aria-pressed:motion-safe:animate-check grid size-8 lg:in-data-featured:size-11 place-items-center rounded-full bg-on-caption text-spruce in-aria-pressed:bg-white in-aria-pressed:text-[#b03324]"
      >
        <Icon name={pressed ? 'check' : 'plus'} className="size-5 stroke-3" />
      </span>
      {/* Pressed, the check says it: another text would not be part of the name, which stays the same. */}
      {!pressed && <span aria-hidden="true">{text}</span>}
    </button>
  );
}
