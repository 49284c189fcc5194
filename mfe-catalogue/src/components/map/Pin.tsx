import type { Category } from '@almaty/store/schema';
import './map.css';

/** A shape for each category, so that colour is not all that tells them apart. */
const SHAPES: Readonly<Record<Category, { shape: string; name: string }>> = {
  Nature: { shape: 'M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z', name: 'nature' },
  'Mountain Routes': { shape: 'M-16.5 0L0-16.5L16.5 0L0 16.5z', name: 'route' },
  'City Experience': { shape: 'M-12-12h24v24h-24z', name: 'city' },
};

type Props = {
  category: Category;
  /** The number of the location; without it the pin is a small one. */
  id?: number | undefined;
  isChosen?: boolean;
};

/** The pin of a location at the origin: its number in the shape of its category. */
export const Pin = ({ id, category, isChosen = false }: Props) => (
  <g transform={isChosen ? 'scale(1.3)' : id === undefined ? 'scale(0.6)' : undefined}>
    <path
      d={SHAPES[category].shape}
      className={`map-pin map-pin-${SHAPES[category].name} ${isChosen ? 'map-pin-chosen' : ''}`}
    />
    {id !== undefined && (
      <text y="4.7" className={`map-number ${isChosen ? 'map-number-chosen' : ''}`}>
        {id}
      </text>
    )}
  </g>
);

/** The mark of what is in the itinerary, at the upper right of a pin at the origin. */
export const PinMark = ({ isChosen = false }: Pick<Props, 'isChosen'>) => (
  <g transform={isChosen ? 'translate(15 -15)' : 'translate(11.5 -11.5)'} className="map-selected">
    <circle r="6.5" />
    <path d="M-3.4 0.3l2.4 2.4L3.4 -2.2" />
  </g>
);
