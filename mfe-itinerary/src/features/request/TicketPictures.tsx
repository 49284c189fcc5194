import type { Location } from '@almaty/store/schema';
import { hideOnErrorProps } from '@almaty/ui/picture';

/** How many pictures fit on a ticket. */
const MOST = 3;

/** A strip of pictures of chosen places; nothing while none of them has one. Their names stand elsewhere. */
export function TicketPictures({ of }: { of: readonly Location[] }) {
  const pictured = of.filter(({ image }) => image).slice(0, MOST);
  if (pictured.length === 0) return null;
  return (
    <div className="grid h-27 auto-cols-fr grid-flow-col gap-1 px-3 pt-3 sm:h-37">
      {pictured.map(({ id, image }) => (
        <img
          key={id}
          {...hideOnErrorProps}
          src={image}
          alt=""
          width={400}
          height={300}
          className="size-full min-h-0 bg-lagoon object-cover"
        />
      ))}
    </div>
  );
}
