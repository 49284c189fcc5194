import { Link } from 'react-router';

/** The name with its mark: an Aport apple with the mountains in it. */
export function Brand() {
  return (
    <Link
      to="/"
      className="display flex min-h-11 items-center gap-2 text-2xl tracking-[-0.04em] text-display md:text-[1.625rem]"
    >
      <img src="/icon.svg" alt="" width={36} height={36} className="-mt-1" />
      Almaty
    </Link>
  );
}
