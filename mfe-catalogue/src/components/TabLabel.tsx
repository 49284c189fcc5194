type Props = {
  full: string;
  /** The shorter label of small screens. */
  short: string;
  count: number;
};

/** The label of a tab, with the number of its locations. */
export function TabLabel({ full, short, count }: Props) {
  return (
    <>
      <span className="max-sm:hidden">{full}</span>
      <span className="sm:hidden">{short}</span>
      <sup
        aria-hidden="true"
        className="top-0 mt-3 self-start sm:mt-4 text-sm font-[640] tracking-normal max-[22.5rem]:hidden"
      >
        {count}
      </sup>
    </>
  );
}
