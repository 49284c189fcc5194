/** The small picture of a selected item, or an empty frame. Decorative, because the name is beside it. */
export function Thumbnail({ src }: { src: string }) {
  return (
    <span aria-hidden="true" className="poster-frame aspect-4/3 w-22 shrink-0 p-1.25! max-[22.5rem]:w-16 sm:w-31">
      <span className="grow overflow-hidden bg-lagoon">
        {src && <img src={src} alt="" width={124} height={93} loading="lazy" className="size-full object-cover" />}
      </span>
    </span>
  );
}
