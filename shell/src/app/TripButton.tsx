import { useItinerary } from '@almaty/store';
import { Link } from 'react-router';
import { countOf } from './trip-count.ts';

type Props = {
  /** For a bar without room for the whole name. */
  short?: boolean;
  onPress?: () => void;
};

/** The way to the itinerary: a ticket with the number of chosen things on its stub, from one on (look.md, "Nav"). */
export function TripButton({ short = false, onPress }: Props) {
  const count = useItinerary(countOf);
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
