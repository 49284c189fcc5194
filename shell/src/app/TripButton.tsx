import { Link } from 'react-router';

type Props = {
  /** How many things are in the trip; its stub shows from one on. */
  count: number;
  /** For a bar without room for the whole name. */
  short?: boolean;
  onPress?: () => void;
};

/** The way to the itinerary: a ticket with the number of chosen things on its stub (look.md, "Nav"). */
export function TripButton({ count, short = false, onPress }: Props) {
  const name = 'Get Your Itinerary';
  return (
    <Link to="/itinerary" onClick={onPress} className="ticket-control">
      <span className={`flex grow items-center py-1.5 ${short ? 'display px-3 text-lg' : 'px-5'}`}>
        {short ? 'Trip' : name}
      </span>
      {count > 0 && (
        <span className="perforated display flex items-center px-3.5 text-xl tabular-nums">
          {count}
          <span className="sr-only"> chosen</span>
        </span>
      )}
      {short && <span className="sr-only">: {name}</span>}
    </Link>
  );
}
