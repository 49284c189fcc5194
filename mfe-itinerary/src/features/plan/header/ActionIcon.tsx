/** Outlines on a grid of 24, drawn in the text colour. */
const paths = {
  calendar: 'M3.5 5.5h17v15h-17zM3.5 10h17M8 2.5v5M16 2.5v5',
  pin: 'M12 21.5c-4-4.6-7-8-7-11.5a7 7 0 0 1 14 0c0 3.5-3 6.9-7 11.5zM12 12.5a2.5 2.5 0 1 0-.1 0',
  booking: 'M3.5 6.5h17v4a2 2 0 0 0 0 3.5v4h-17v-4a2 2 0 0 0 0-3.5zM14 6.5v3M14 12v3',
  fork: 'M12 21v-8M12 13C12 9 6 9 6 4M12 13c0-4 6-4 6-9M3 7l3-3.5L9 7M15 7l3-3.5L21 7',
  print: 'M7 8V3h10v5M7 17H3.5V8.5h17V17H17M7 14h10v7H7z',
  share: 'M12 15V3M7 7.5L12 3l5 4.5M4.5 12v8.5h15V12',
  sliders: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
} as const;

/** An icon of the plan's actions, beside those of @almaty/ui. */
export type ActionIconName = keyof typeof paths;

/** A decorative icon, hidden from screen readers. */
export const ActionIcon = ({ name }: { name: ActionIconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 fill-none stroke-current stroke-[2.4]">
    <path d={paths[name]} />
  </svg>
);
