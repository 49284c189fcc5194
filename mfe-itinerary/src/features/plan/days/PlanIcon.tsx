/** Outlines on a grid of 24, drawn in the text colour. */
const paths = {
  bed: 'M3.5 19V6M3.5 15h17v4M20.5 15v-2a3 3 0 0 0-3-3H9v5',
  bus: 'M4 4.5h16v12H4zM4 11h16M7.5 16.5v3M16.5 16.5v3',
  car: 'M4 16.5v-4l2-6h12l2 6v4zM4 12.5h16M6.5 16.5V19M17.5 16.5V19',
  chevron: 'M6 9.5l6 6 6-6',
  fork: 'M7 3v7M4.5 3v4.5a2.5 2.5 0 0 0 5 0V3M7 10v11M17 21V3c-3 1.5-3.5 6-3 10h3',
  gondola: 'M2 6l20-3M12 4.5V9M5.5 9h13v7.5a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3zM5.5 14h13',
  home: 'M4 20.5V11l8-7 8 7v9.5z',
  plane: 'M10 14l-6.5-1.5L5 11l6 .5 4.5-5c1.2-1.3 3-1.5 3.5-1s.3 2.3-1 3.5l-5 4.5.5 6-1.5 1.5z',
  sun: 'M12 8a4 4 0 1 0 .1 0M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5',
  walk: 'M13 4.5a1.2 1.2 0 1 0 .1 0M8.5 21l3-6.5L10 9l4 .5 2.5 3M14 21l-1.5-5.5M10 9l-2.5 3.5',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17v1.5',
} as const;

/** Icons of the plan's own, beside those of @almaty/ui. */
export type PlanIconName = keyof typeof paths;

/** A decorative icon, hidden from screen readers. */
export const PlanIcon = ({ name, className = 'size-5' }: { name: PlanIconName; className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 fill-none stroke-current stroke-[2.4] ${className}`}>
    <path d={paths[name]} />
  </svg>
);
