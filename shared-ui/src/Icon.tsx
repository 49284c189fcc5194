/** Outlines on a grid of 24, drawn in the text colour. */
const paths = {
  arrow: 'M3 12h17M13 5l7 7-7 7',
  back: 'M21 12H4M11 5l-7 7 7 7',
  calendar: 'M3.5 5.5h17v15h-17zM3.5 10h17M8 2.5v5M16 2.5v5',
  check: 'M4 12.5l5.2 5.2L20 7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 8h18M3 16h18',
  minus: 'M4 12h16',
  plus: 'M12 4v16M4 12h16',
  warning: 'M12 4v10M12 17.5v3',
} as const;

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      // An svg element keeps a colour of its own in forced colours, where it can be invisible.
      className={`shrink-0 forced-color-adjust-auto fill-none stroke-current stroke-[2.5] ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
