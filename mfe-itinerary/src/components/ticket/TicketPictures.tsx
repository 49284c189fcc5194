import type { Location } from '@almaty/store/schema';

/** The number of pictures that fit on a ticket. */
const MAX_PICTURES = 3;

/** A row of pictures of the selected locations; nothing when none has a picture. Decorative, without alt texts. */
export function TicketPictures({ locations }: { locations: readonly Location[] }) {
  const pictured = locations.filter(({ image }) => image).slice(0, MAX_PICTURES);
  if (pictured.length === 0) return null;
  return (
    <div className="grid h-27 auto-cols-fr grid-flow-col gap-1 px-3 pt-3 sm:h-37">
      {pictured.map(({ id, image }) => (
        <img
          key={id}
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
