/** The small picture of something chosen; a plain print where there is none. Its name stands beside it. */
export function Thumbnail({ src }: { src: string }) {
  return (
    <span aria-hidden="true" className="print aspect-4/3 w-20 shrink-0 p-1!">
      <span className="grow overflow-hidden bg-lagoon">
        {src && <img src={src} alt="" width={80} height={60} loading="lazy" className="size-full object-cover" />}
      </span>
    </span>
  );
}
