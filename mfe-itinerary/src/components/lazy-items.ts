// One module, so that one chunk holds everything that is loaded once something is selected.
export { PrintedItems } from './printed-itinerary/PrintedItems.tsx';
export { AccessFootnote, LocationAccess } from './selected-items/LocationAccess.tsx';
