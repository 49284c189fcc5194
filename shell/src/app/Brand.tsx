import { Link } from 'react-router';

type Props = {
  /** Leaves the word to screen readers where the bar has no room for it: on the narrowest phones and tablets. */
  tight?: boolean;
};

/** The name with its mark: an Aport apple with the mountains in it. */
export function Brand({ tight = false }: Props) {
  return (
    <Link
      to="/"
      className="display flex min-h-11 shrink-0 items-center gap-2 text-2xl tracking-[-0.04em] text-display md:text-[1.625rem]"
    >
      <img src="/icon.svg" alt="" width={36} height={36} className="-mt-1" />
      <span className={tight ? 'max-[23rem]:sr-only md:max-[56rem]:sr-only' : ''}>Almaty</span>
    </Link>
  );
}
