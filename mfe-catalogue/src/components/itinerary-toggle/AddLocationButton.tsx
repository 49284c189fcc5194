import type { CatalogueLocation } from '../../content/schema.ts';
import { AddButton } from './AddButton.tsx';
import { useLocationToggle } from './useLocationToggle.ts';

/** The button that adds a location to the itinerary, and the mark on the poster of a selected location. */
export const AddLocationButton = ({ location }: { location: CatalogueLocation }) => (
  <AddButton name={location.name} {...useLocationToggle(location)} />
);
