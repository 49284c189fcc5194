import '../app.css';

export { ItineraryScreen as default } from '../features/itinerary/ItineraryScreen.tsx';
